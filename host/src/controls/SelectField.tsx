import { useId } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { groupChoices, type Choice } from './Choice.ts'

interface SelectFieldProps<Value extends string | number> {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** The browser's own list: best on telephones, and complete for keyboard and screen reader. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, choices, value, onChange } = props
  const id = useId()
  const isOffered = choices.some((choice) => choice.value === value)
  const change = (text: string): void => {
    const choice = choices.find((one) => String(one.value) === text)
    if (choice) onChange(choice.value)
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="select-box">
        <select
          id={id}
          className="input"
          value={String(value)}
          onChange={(event) => change(event.currentTarget.value)}
        >
          {!isOffered && <option value={String(value)}>–</option>}
          {groupChoices(choices).map(({ group, choices: members }) =>
            group ? (
              <optgroup key={group} label={group}>
                {members.map(toOption)}
              </optgroup>
            ) : (
              members.map(toOption)
            ),
          )}
        </select>
        <Icon name="chevron" size={16} />
      </div>
    </div>
  )
}

function toOption<Value extends string | number>(choice: Choice<Value>) {
  return (
    <option key={choice.value} value={String(choice.value)} disabled={choice.isDisabled}>
      {choice.remark ? `${choice.label} – ${choice.remark}` : choice.label}
    </option>
  )
}
