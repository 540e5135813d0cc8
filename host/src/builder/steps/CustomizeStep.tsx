import type { StepProps } from '../BuilderStep.ts'
import { NameFields } from '../NameFields.tsx'
import { PreferencesStep } from './PreferencesStep.tsx'

export function CustomizeStep({ builder }: StepProps) {
  return (
    <>
      <NameFields builder={builder} />
      <PreferencesStep builder={builder} />
    </>
  )
}
