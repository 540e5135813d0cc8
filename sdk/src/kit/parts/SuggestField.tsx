import { useId } from 'react'
import { findByName, type Named } from '../values/findByName.ts'
import { useTyped } from './useTyped.ts'

interface SuggestFieldProps<One extends Named> {
  label: string
  placeholder: string
  /** What is chosen, in words; empty for nothing. */
  value: string
  /** Suggested while the visitor types. */
  choices: readonly One[]
  /** The one that was meant, null for none, and undefined with all that fit where that is not clear. */
  onChoose: (choice: One | null | undefined, fitting: readonly One[]) => void
}

/** One of many by its name: typed, or taken from a list that narrows. */
export function SuggestField<One extends Named>(props: SuggestFieldProps<One>) {
  const { label, placeholder, value: shown, choices, onChoose } = props
  const list = useId()
  const [typed, setTyped] = useTyped(shown)
  const take = (text: string) => {
    if (text === shown) return
    const fitting = findByName(text, choices)
    onChoose(text.trim() === '' ? null : fitting.length === 1 ? fitting[0] : undefined, fitting)
  }
  return (
    <label className="k-field">
      <span>{label}</span>
      <input
        type="text"
        list={list}
        value={typed}
        maxLength={60}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (value === '' || choices.some((one) => one.label === value)) take(value)
        }}
        onKeyDown={({ key }) => key === 'Enter' && take(typed)}
        onBlur={() => take(typed)}
      />
      <datalist id={list}>
        {choices.map((one) => (
          <option key={one.id} value={one.label}>
            {one.label}
          </option>
        ))}
      </datalist>
    </label>
  )
}
