import { observer } from 'mobx-react-lite'
import { SelectField } from '../controls/SelectField.tsx'
import { Field } from '../parts/Field.tsx'
import { choicesIn, hasSearch } from './ListQuery.ts'
import type { ListStore } from './ListStore.ts'

export interface ListFilter {
  /** As the contract's query calls it. */
  name: string
  label: string
  /** Without them, what the contract lists. */
  choices?: readonly { value: string; label: string }[]
}

interface ListToolsProps {
  list: ListStore<unknown>
  things: string
  filters: readonly ListFilter[]
}

export const ListTools = observer(function ListTools({ list, things, filters }: ListToolsProps) {
  const { endpoint } = list.options
  if (!hasSearch(endpoint) && filters.length === 0) return null
  return (
    <div className="list-tools" role="search">
      {hasSearch(endpoint) && (
        <Field label={`Search ${things}`}>
          <input
            className="input"
            type="search"
            maxLength={100}
            value={list.typed}
            onChange={(event) => list.type(event.currentTarget.value)}
          />
        </Field>
      )}
      {filters.map(({ name, label, choices = choicesIn(endpoint, name) }) => (
        <SelectField
          key={name}
          label={label}
          choices={[{ value: '', label: 'All' }, ...choices].map((choice) => ({ ...choice, group: '' }))}
          value={list.query[name] ?? ''}
          onChange={(value) => list.filter(name, value)}
        />
      ))}
    </div>
  )
})
