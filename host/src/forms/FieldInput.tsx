import type { FocusEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Icon } from '../parts/Icon.tsx'
import { SecretInput } from '../parts/SecretInput.tsx'
import type { FieldInputProps } from './FieldInputProps.ts'
import { choicesOf, rulesOf } from './fieldKind.ts'
import { FileInput } from './FileInput.tsx'

/** The control of a field; its label gives it the id and what describes it. */
export const FieldInput = observer(function FieldInput(props: FieldInputProps) {
  const { form, name, spec, schema, kind, isNeeded, isFocused, ...about } = props
  const value = form.values[name]
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const common = {
    ...about,
    name,
    className: 'input',
    'aria-required': isNeeded,
    'data-first-focus': isFocused || undefined,
    autoComplete: spec.autoComplete,
    placeholder: spec.placeholder,
    // On the way to another field only: a fault that appears under a press on the button would move it away.
    onBlur: ({ relatedTarget }: FocusEvent) =>
      relatedTarget?.matches('input, select, textarea') && form.leave(name),
  }
  const onChange = (event: { currentTarget: { value: string } }): void =>
    form.set(name, event.currentTarget.value)
  const { maxLength, minimum, maximum, type } = rulesOf(schema)
  switch (kind) {
    case 'textarea':
      return (
        <textarea {...common} rows={spec.rows ?? 4} maxLength={maxLength} value={text} onChange={onChange} />
      )
    case 'select':
      return (
        <div className="select-box">
          <select {...common} value={text} onChange={onChange}>
            {(text === '' || !isNeeded) && <option value="">{spec.placeholder ?? '–'}</option>}
            {choicesOf(spec, schema).map((choice) => (
              <option key={choice.value} value={String(choice.value)}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={16} />
        </div>
      )
    case 'checkbox':
      return (
        <input
          {...common}
          className=""
          type="checkbox"
          checked={value === true}
          onChange={(event) => form.set(name, event.currentTarget.checked)}
        />
      )
    case 'file':
      return (
        <FileInput {...common} accept={spec.accept} file={value} onChoose={(file) => form.set(name, file)} />
      )
    case 'number':
      return (
        <input
          {...common}
          type="number"
          inputMode="decimal"
          min={minimum}
          max={maximum}
          step={type === 'integer' ? 1 : 'any'}
          value={text}
          onChange={onChange}
        />
      )
    case 'password':
      return (
        <SecretInput type="password" {...common} maxLength={maxLength} value={text} onChange={onChange} />
      )
    default:
      if (spec.autoComplete === 'one-time-code')
        return <SecretInput type="text" {...common} maxLength={maxLength} value={text} onChange={onChange} />
      return <input {...common} type={kind} maxLength={maxLength} value={text} onChange={onChange} />
  }
})
