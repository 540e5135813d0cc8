import { useState } from 'react'
import { Disclosure } from '../parts/Disclosure.tsx'
import { Icon } from '../parts/Icon.tsx'
import { groupChoices, type Choice } from './Choice.ts'
import { matchChoices } from './matchChoices.ts'
import { useFound } from './useFound.ts'
import './multiPick.css'

interface MultiPickProps<Value extends string | number> {
  label: string
  choices: readonly Choice<Value>[]
  values: readonly Value[]
  most: number
  onChange: (values: Value[]) => void
  /** Finds more than the labels hold, by their values. */
  find?: (text: string) => Promise<number[]>
  onOpen?: () => void
}

/** Several of a list, up to a number. */
export function MultiPick<Value extends string | number>(props: MultiPickProps<Value>) {
  const { label, choices, values, most, onChange, find, onOpen } = props
  const [typed, setTyped] = useState('')
  const found = useFound(typed, find) as readonly Value[] | null
  const isFull = values.length >= most
  const toggle = (value: Value, isChosen: boolean): void =>
    onChange(isChosen ? [...values, value] : values.filter((one) => one !== value))
  const shown = matchChoices(choices, typed, found)
  const isClosed = (choice: Choice<Value>): boolean =>
    !values.includes(choice.value) && (isFull || choice.isDisabled === true)
  const toggleFirst = (): void => {
    const first = shown.find((choice) => !isClosed(choice))
    if (first && typed.trim() !== '') toggle(first.value, !values.includes(first.value))
  }
  const summary =
    values.length === 1 ? (labelOf(choices, values[0]) ?? '1 chosen') : `${values.length} chosen`
  const face = (
    <>
      <span className="multi-summary">{summary}</span>
      <Icon name="chevron" size={16} />
    </>
  )
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <Disclosure
        label={`${label}: ${summary}`}
        face={face}
        buttonClass="input multi-button"
        panelClass="multi-panel"
        firstFocus="input[type=search]"
        {...(onOpen && { onOpen })}
      >
        {() => (
          <>
            <input
              className="input"
              type="search"
              placeholder="Search"
              aria-label={`Search ${label.toLowerCase()}`}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={({ key }) => key === 'Enter' && toggleFirst()}
            />
            <p className="small muted" role="status">
              {values.length} of at most {most} chosen
            </p>
            {groupChoices(shown).map(({ group, choices: members }) => (
              <fieldset key={group}>
                <legend className="combobox-group">{group}</legend>
                {members.map((choice) => {
                  const isChosen = values.includes(choice.value)
                  return (
                    <label
                      key={choice.value}
                      className="check multi-option"
                      data-muted={choice.isMuted || undefined}
                    >
                      <input
                        type="checkbox"
                        checked={isChosen}
                        disabled={isClosed(choice)}
                        onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
                      />
                      <span>
                        {choice.label}
                        {choice.remark && <span className="muted"> – {choice.remark}</span>}
                      </span>
                    </label>
                  )
                })}
              </fieldset>
            ))}
          </>
        )}
      </Disclosure>
    </div>
  )
}

function labelOf<Value extends string | number>(
  choices: readonly Choice<Value>[],
  value: Value | undefined,
): string | undefined {
  return choices.find((choice) => choice.value === value)?.label
}
