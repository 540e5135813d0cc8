import { useId } from 'react'
import { observer } from 'mobx-react-lite'
import type { FieldInputProps } from './FieldInputProps.ts'
import { choicesOf } from './fieldKind.ts'

interface SeveralFieldProps extends FieldInputProps {
  label: string
  hint: string | undefined
  fault: string | undefined
}

/** Any number of choices, each with a checkbox. */
export const SeveralField = observer(function SeveralField(props: SeveralFieldProps) {
  const { form, name, spec, schema, label, hint, fault } = props
  const id = useId()
  const value = form.values[name]
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const toggle = (one: string | number): void =>
    form.set(name, chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  const about = fault ?? hint
  return (
    <fieldset
      className="field"
      aria-describedby={about && `${id}-about`}
      aria-invalid={fault ? true : undefined}
    >
      <legend className="field-label">{label}</legend>
      {choicesOf(spec, schema).map((choice) => (
        <label key={choice.value} className="check">
          <input
            type="checkbox"
            aria-invalid={fault ? true : undefined}
            checked={chosen.includes(choice.value)}
            onChange={() => toggle(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
      {about && (
        <p id={`${id}-about`} className={fault ? 'field-fault' : 'field-hint'} role={fault && 'alert'}>
          {about}
        </p>
      )}
    </fieldset>
  )
})
