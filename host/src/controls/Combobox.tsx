import { Icon } from '../parts/Icon.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import { useCombobox, type ComboboxProps } from './useCombobox.ts'
import { useCutText } from './useCutText.ts'
import './combobox.css'

/** A list to search by typing. */
export function Combobox(props: ComboboxProps) {
  const { label, choices, value } = props
  const state = useCombobox(props)
  const { id, typed, pointed, matches } = state
  const isOpen = typed !== null
  const chosen = choices.find((choice) => choice.value === value)
  const { field, isCut } = useCutText(chosen?.label ?? '')
  const isFolded = isCut && !isOpen
  return (
    <div className="field combobox">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="combobox-box" data-folded={isFolded || undefined}>
        <input
          ref={field}
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
        {/* An input has one line. A name that is longer is drawn over it in two. */}
        {isFolded && (
          <span className="combobox-folded" aria-hidden="true">
            {chosen?.label}
          </span>
        )}
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
