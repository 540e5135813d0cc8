import { Icon } from '../parts/Icon.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import { useCombobox, type ComboboxProps } from './useCombobox.ts'
import './combobox.css'

/** A list to search by typing. */
export function Combobox(props: ComboboxProps) {
  const { label, choices, value } = props
  const state = useCombobox(props)
  const { id, typed, pointed, matches } = state
  const isOpen = typed !== null
  const chosen = choices.find((choice) => choice.value === value)
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
          onChange={(event) => state.type(event.currentTarget.value)}
          onClick={() => (isOpen ? undefined : state.open())}
          onKeyDown={state.press}
          onBlur={state.close}
        />
        <Icon name="chevron" size={16} />
      </div>
      <ComboboxList {...{ label, value, state }} />
      {isOpen && matches.length === 0 && (
        <p className="combobox-list combobox-none" role="status">
          Nothing matches “{typed}”.
        </p>
      )}
    </div>
  )
}
