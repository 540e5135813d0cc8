import type { StepProps } from '../BuilderStep.ts'
import { SectionsStep } from './SectionsStep.tsx'
import { VisibilityStep } from './VisibilityStep.tsx'

export function SettingsStep({ builder }: StepProps) {
  return (
    <>
      <SectionsStep builder={builder} />
      <VisibilityStep builder={builder} />
    </>
  )
}
