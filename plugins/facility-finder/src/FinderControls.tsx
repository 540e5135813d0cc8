import type { Location } from '@msdat/sdk'
import { Button, facilityLevels, ownerships, SearchField, SelectField, type Registry } from '@msdat/sdk/kit'
import type { FinderSettings } from './FinderSettings.ts'
import { NearField } from './NearField.tsx'
import type { Place } from './places.ts'

interface FinderControlsProps {
  settings: FinderSettings
  states: readonly Location[]
  places: readonly Place[]
  registries: readonly Registry[]
  /** The place that distances are measured from. */
  chosen: Place | null
  isAtPosition: boolean
  onPosition: (position: { latitude: number; longitude: number } | null) => void
  change: (part: Partial<FinderSettings>) => void
}

const nothing: Partial<FinderSettings> = {
  search: '',
  state: 0,
  lga: 0,
  level: 0,
  ownership: 'all',
  registry: '',
  near: 0,
  centre: '',
}

/** Search and filters; an LGA can be chosen once its state is. */
export function FinderControls(props: FinderControlsProps) {
  const { settings, states, places, registries, chosen, isAtPosition, onPosition, change } = props
  const lgas = places.filter(({ location }) => location === settings.state)
  const choicesOf = (all: string, rows: readonly { id: number; name: string }[]) => [
    { value: '0', label: all },
    ...rows.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const isFiltered = (['search', 'state', 'level', 'ownership', 'registry', 'near'] as const).some(
    (name) => settings[name] !== nothing[name],
  )
  const clear = () => {
    onPosition(null)
    change(nothing)
  }
  return (
    <section className="k-card" aria-label="Search and filters">
      <div className="k-card-body k-fields">
        <SearchField
          value={settings.search}
          placeholder="Name, type or town"
          onChange={(search) => change({ search })}
        />
        <SelectField
          label="State"
          value={String(settings.state)}
          choices={choicesOf('All states', states)}
          onChange={(state) => change({ state: Number(state), lga: 0, centre: '' })}
        />
        {settings.state > 0 && (
          <SelectField
            label="LGA"
            value={String(settings.lga)}
            choices={choicesOf('All LGAs', lgas)}
            onChange={(lga) => change({ lga: Number(lga) })}
          />
        )}
        <SelectField
          label="Level"
          value={String(settings.level)}
          choices={[
            { value: '0', label: 'All levels' },
            ...Object.entries(facilityLevels).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(level) => change({ level: Number(level) })}
        />
        <SelectField
          label="Ownership"
          value={settings.ownership}
          choices={[
            { value: 'all', label: 'All' },
            ...Object.entries(ownerships).map(([value, label]) => ({
              value,
              label: value === 'public' ? `${label}, whose is not stated` : label,
            })),
          ]}
          onChange={(ownership) => change({ ownership: ownership as FinderSettings['ownership'] })}
        />
        {registries.length > 1 && (
          <SelectField
            label="Registry"
            value={settings.registry}
            choices={[
              { value: '', label: 'All registries' },
              ...registries.map(({ id, name, date }) => ({ value: id, label: `${name}, ${date}` })),
            ]}
            onChange={(registry) => change({ registry })}
          />
        )}
        <NearField
          {...{ places, chosen, isAtPosition, onPosition }}
          onChoose={(place) => change({ near: place?.id ?? 0, centre: '' })}
        />
        {(isFiltered || isAtPosition) && (
          <Button kind="quiet" style={{ justifySelf: 'start' }} onClick={clear}>
            Clear filters
          </Button>
        )}
      </div>
    </section>
  )
}
