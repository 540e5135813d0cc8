import { AppearanceFields } from '../AppearanceFields.tsx'
import type { StepProps } from '../BuilderStep.ts'
import { NameFields } from '../NameFields.tsx'

export function DetailsStep({ builder }: StepProps) {
  return (
    <>
      <NameFields builder={builder} />
      <details className="builder-more">
        <summary>Appearance</summary>
        <AppearanceFields builder={builder} />
      </details>
    </>
  )
}
