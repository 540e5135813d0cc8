import { useId, useState } from 'react'
import { groupChoices, type Choice } from '../controls/Choice.ts'
import { matchChoices } from '../controls/matchChoices.ts'
import { useFound } from '../controls/useFound.ts'

interface PickListProps {
  label: string
  choices: readonly Choice[]
  values: readonly number[]
  most: number
  onChange: (values: number[]) => void
  find?: (text: string) => Promise<number[]>
}

/** Many of a long list, under headings that open, with a search. */
export function PickList({ label, choices, values, most, onChange, find }: PickListProps) {
  const [typed, setTyped] = useState('')
  const found = useFound(typed, find)
  const id = useId()
  const groups = groupChoices(matchChoices(choices, typed, found))
  const toggle = (chosen: readonly number[], isOn: boolean): void => {
    const others = values.filter((value) => !chosen.includes(value))
    onChange(isOn ? [...others, ...chosen].slice(0, most) : others)
  }
  return (
    <div className="pick-list" role="group" aria-labelledby={id}>
      <p className="field-label" id={id}>
        {label}{' '}
        <span className="muted" role="status">
          {values.length} chosen
        </span>
      </p>
      <input
        className="input"
        type="search"
        placeholder={`Search ${label.toLowerCase()}`}
        aria-label={`Search ${label.toLowerCase()}`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="pick-groups">
        {groups.length === 0 && <p className="muted small">Nothing matches “{typed}”.</p>}
        {groups.map(({ group, choices: members }) => {
          const ids = members.map(({ value }) => value)
          const count = ids.filter((value) => values.includes(value)).length
          return (
            <details key={`${group} ${typed !== ''}`} open={typed !== '' || undefined}>
              <summary>
                {group}{' '}
                <span className="muted">
                  {count > 0 ? `${count} of ` : ''}
                  {ids.length}
                </span>
              </summary>
              <div className="row small">
                <button type="button" className="text-button" onClick={() => toggle(ids, true)}>
                  All<span className="visually-hidden"> of {group}</span>
                </button>
                <button type="button" className="text-button" onClick={() => toggle(ids, false)}>
                  None<span className="visually-hidden"> of {group}</span>
                </button>
              </div>
              {members.map((choice) => (
                <label key={choice.value} className="check" data-muted={choice.isMuted || undefined}>
                  <input
                    type="checkbox"
                    checked={values.includes(choice.value)}
                    disabled={!values.includes(choice.value) && values.length >= most}
                    onChange={(event) => toggle([choice.value], event.currentTarget.checked)}
                  />
                  <span>
                    {choice.label}
                    {choice.remark && <span className="muted"> – {choice.remark}</span>}
                  </span>
                </label>
              ))}
            </details>
          )
        })}
      </div>
    </div>
  )
}
