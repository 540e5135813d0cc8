import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { SearchField } from './SearchField.tsx'
import { SelectField } from './SelectField.tsx'

/** One filter: words to search for where it has no choices. */
export interface Filter<Values> {
  name: keyof Values & string
  label: string
  placeholder?: string
  choices?: readonly { value: string | number; label: string }[]
  /** The choice that filters nothing, such as "All states". */
  all?: string
}

export interface FilterFieldsProps<Values> {
  label: string
  values: Values
  /** The values that filter nothing. */
  nothing: Values
  filters: readonly Filter<Values>[]
  onChange: (part: Partial<Values>) => void
  /** Takes all filters away; offered where any is set. */
  onClear: () => void
  /** Whether a field among the children is set. */
  isFiltered?: boolean
  /** Fields of another kind, before the button. */
  children?: ReactNode
}

/** A card of filters, drawn from a list of them. */
export function FilterFields<Values extends object>(props: FilterFieldsProps<Values>) {
  const { label, values, nothing, filters, onChange, onClear, isFiltered = false, children } = props
  const names = Object.keys(nothing) as (keyof Values)[]
  const isAnySet = isFiltered || names.some((name) => values[name] !== nothing[name])
  const change = (name: keyof Values, text: string) => {
    const value = typeof nothing[name] === 'number' ? Number(text) : text
    onChange({ [name]: value } as unknown as Partial<Values>)
  }
  return (
    <section className="k-card" aria-label={label}>
      <div className="k-card-body k-fields">
        {filters.map(({ name, label: title, placeholder, choices, all }) => {
          const field = {
            label: title,
            value: String(values[name]),
            onChange: (text: string) => change(name, text),
          }
          return choices ? (
            <SelectField
              key={name}
              {...field}
              choices={[
                ...(all ? [{ value: String(nothing[name]), label: all }] : []),
                ...choices.map((one) => ({ ...one, value: String(one.value) })),
              ]}
            />
          ) : (
            <SearchField key={name} {...field} placeholder={placeholder} />
          )
        })}
        {children}
        {isAnySet && (
          <Button kind="quiet" style={{ justifySelf: 'start' }} onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </section>
  )
}
