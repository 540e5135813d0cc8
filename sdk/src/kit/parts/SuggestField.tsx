import { useId, useState, type KeyboardEvent } from 'react'
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

/** No more are suggested at once: the list lies over what stands below, and ends with the frame. */
const most = 6

/** One of many by its name: typed, or taken from a list that narrows. It draws that itself: a frame has no list of the browser. */
export function SuggestField<One extends Named>(props: SuggestFieldProps<One>) {
  const { label, placeholder, value: shown, choices, onChoose } = props
  const id = useId()
  const [typed, setTyped] = useTyped(shown)
  const [isOpen, setOpen] = useState(false)
  const [pointedAt, pointAt] = useState(-1)
  const fitting = !isOpen ? [] : typed === shown || typed === '' ? choices : findByName(typed, choices)
  const offered = fitting.slice(0, most)
  const pointed = offered[pointedAt]
  const open = (isNowOpen: boolean): void => {
    setOpen(isNowOpen)
    pointAt(-1)
  }
  const take = (text: string): void => {
    if (text === shown) return
    const named = findByName(text, choices)
    onChoose(text.trim() === '' ? null : named.length === 1 ? named[0] : undefined, named)
  }
  const choose = (one: One): void => {
    open(false)
    setTyped(one.label)
    if (one.label !== shown) onChoose(one, [one])
  }
  const key = (event: KeyboardEvent): void => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing) return
    if (way) {
      event.preventDefault()
      if (isOpen) pointAt((Math.max(pointedAt, way < 0 ? 0 : -1) + way + offered.length) % offered.length)
      else open(true)
    } else if (event.key === 'Escape' && offered.length > 0) {
      event.preventDefault()
      open(false)
    } else if (event.key === 'Enter') {
      if (pointed) return choose(pointed)
      open(false)
      take(typed)
    }
  }
  return (
    <div className="k-field k-suggest">
      <span>
        <label htmlFor={id}>{label}</label>
      </span>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={pointed && `${id}-${pointed.id}`}
        value={typed}
        maxLength={60}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          setTyped(value)
          open(true)
          if (value === '' || choices.some((one) => one.label === value)) take(value)
        }}
        onClick={() => open(true)}
        onKeyDown={key}
        onBlur={() => {
          open(false)
          take(typed)
        }}
      />
      {offered.length > 0 && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Suggestions"
          className="k-suggestions"
          // The field keeps the keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          {offered.map((one) => (
            <div
              key={one.id}
              id={`${id}-${one.id}`}
              role="option"
              aria-selected={one === pointed}
              onClick={() => choose(one)}
            >
              {one.label}
            </div>
          ))}
          {fitting.length > most && (
            <p aria-hidden="true">{fitting.length - most} more: type to find them.</p>
          )}
        </div>
      )}
    </div>
  )
}
