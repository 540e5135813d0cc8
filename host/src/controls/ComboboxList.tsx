import { groupChoices } from './Choice.ts'
import type { ComboboxState } from './useCombobox.ts'

interface ComboboxListProps {
  label: string
  value: number
  state: ComboboxState
}

/** The matches under their headings. It stays in the page while closed, so that references to it lead somewhere. */
export function ComboboxList({ label, value, state }: ComboboxListProps) {
  const { id, typed, pointed, matches, point, choose } = state
  const isOpen = typed !== null
  return (
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
        groupChoices(matches).map(({ group, choices }) => (
          <div key={group} role="group" aria-label={group}>
            <div className="combobox-group" aria-hidden="true">
              {group}
            </div>
            {choices.map((choice) => (
              <div
                key={choice.value}
                id={`${id}-${choice.value}`}
                role="option"
                aria-selected={choice.value === value}
                data-muted={choice.isMuted || undefined}
                data-pointed={choice.value === pointed || undefined}
                className="combobox-option"
                onPointerMove={() => point(choice.value)}
                onClick={() => choose(choice)}
              >
                <span>{choice.label}</span>
                {choice.remark && <span className="combobox-remark">{choice.remark}</span>}
              </div>
            ))}
          </div>
        ))}
    </div>
  )
}
