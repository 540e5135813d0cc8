import { AppearanceFields } from '../AppearanceFields.tsx'
import type { StepProps } from '../BuilderStep.ts'

export function AppearanceStep({ builder }: StepProps) {
  return <AppearanceFields builder={builder} />
}
