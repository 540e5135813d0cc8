import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { groupChoices, type Choice } from './Choice.ts'
import { matchChoices } from './matchChoices.ts'
import './combobox.css'

interface ComboboxProps {
  label: string
  choices: readonly Choice[]
  value: number
  onChange: (value: number) => void
}

/** A list to search by typing, after the ARIA pattern: the focus stays in the text, the list is pointed at. */
export function Combobox({ label, choices, value, onChange }: ComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const id = useId()
  const isOpen = typed !== null
  const matches = matchChoices(choices, typed ?? '')
  const chosen = choices.find((choice) => choice.value === value)

  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${pointed}`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, id, pointed])

  const open = (): void => {
    setTyped('')
    setPointed(value)
  }
  const close = (): void => setTyped(null)
  const choose = (choice: Choice): void => {
    close()
    if (choice.value !== value) onChange(choice.value)
  }
  const type = (text: string): void => {
    setTyped(text)
    setPointed(matchChoices(choices, text)[0]?.value ?? null)
  }
  const step = (by: number): void => {
    const at = matches.findIndex((choice) => choice.value === pointed)
    const next = matches[(at + by + matches.length) % matches.length]
    if (next) setPointed(next.value)
  }
  const press = (event: KeyboardEvent): void => {
    if (!isOpen) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === 'Enter') {
        event.preventDefault()
        open()
      }
      return
    }
    const acts: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: close,
      Enter: () => {
        const choice = matches.find((one) => one.value === pointed)
        if (choice) choose(choice)
      },
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div className="field combobox">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="combobox-box">
        <input
          id={id}
          className="input"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && pointed !== null ? `${id}-${pointed}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? chosen?.label ?? ''}
          placeholder={isOpen ? `Search: ${chosen?.label ?? ''}` : ''}
          title={chosen?.label}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => (isOpen ? undefined : open())}
          onKeyDown={press}
          onBlur={close}
        />
        <Icon name="chevron" size={16} />
      </div>
      {/* Stays in the page while closed, so that the reference to it always leads somewhere. */}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="combobox-list"
        hidden={!isOpen}
        // Pressing the list must not take the focus from the text.
        onPointerDown={(event) => event.preventDefault()}
      >
        {isOpen &&
          groupChoices(matches).map(({ group, choices: members }) => (
            <div key={group} role="group" aria-label={group}>
              <div className="combobox-group" aria-hidden="true">
                {group}
              </div>
              {members.map((choice) => (
                <div
                  key={choice.value}
                  id={`${id}-${choice.value}`}
                  role="option"
                  aria-selected={choice.value === value}
                  data-pointed={choice.value === pointed || undefined}
                  className="combobox-option"
                  onPointerMove={() => setPointed(choice.value)}
                  onClick={() => choose(choice)}
                >
                  <span>{choice.label}</span>
                  {choice.remark && <span className="combobox-remark">{choice.remark}</span>}
                </div>
              ))}
            </div>
          ))}
      </div>
      {isOpen && matches.length === 0 && (
        <p className="combobox-list combobox-none" role="status">
          Nothing matches “{typed}”.
        </p>
      )}
    </div>
  )
}
