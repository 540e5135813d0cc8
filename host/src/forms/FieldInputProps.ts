import type { TSchema } from 'typebox'
import type { FieldKind, FieldSpec } from './FieldSpec.ts'
import type { FormStore } from './FormStore.ts'

export interface FieldInputProps {
  form: FormStore
  name: string
  spec: FieldSpec
  schema: TSchema
  kind: FieldKind
  isNeeded: boolean
  isFocused: boolean
}
