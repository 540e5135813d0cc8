import { observer } from 'mobx-react-lite'
import type { TSchema } from 'typebox'
import { Field } from '../parts/Field.tsx'
import { FieldInput } from './FieldInput.tsx'
import { kindOf, rulesOf } from './fieldKind.ts'
import { isRequired, schemaOf, type FieldSpec } from './FieldSpec.ts'
import type { FormStore } from './FormStore.ts'
import { SeveralField } from './SeveralField.tsx'

interface FormFieldProps {
  form: FormStore
  name: string
  /** Takes the focus when the dialog around it opens. */
  isFocused?: boolean
}

/** One field of a form, with its label, its hint and what is wrong with it. */
export const FormField = observer(function FormField(props: FormFieldProps) {
  const { form, name, isFocused = false } = props
  const { body, fields } = form.options
  const spec = fields[name]
  if (!spec) return null
  const schema = schemaOf(body, name, spec)
  const kind = kindOf(name, spec, schema)
  const fault = form.faults[name]
  const isNeeded = isRequired(body, name, spec)
  const label = isNeeded || kind === 'checkbox' ? spec.label : `${spec.label} (optional)`
  const hint = hintOf(spec, schema, form)
  const input = { form, name, spec, schema, kind, isNeeded, isFocused }
  if (kind === 'several') return <SeveralField {...input} label={label} hint={hint} fault={fault} />
  return (
    <Field label={label} fault={fault} isBeside={kind === 'checkbox'} {...(hint && { hint })}>
      <FieldInput {...input} />
    </Field>
  )
})

function hintOf({ hint }: FieldSpec, schema: TSchema, form: FormStore): string | undefined {
  if (typeof hint === 'function') return hint(form.values)
  return hint === undefined ? rulesOf(schema).description : (hint ?? undefined)
}
