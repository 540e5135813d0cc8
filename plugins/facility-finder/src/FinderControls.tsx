import type { HostOutput, Location } from '@msdat/sdk'
import { Button, facilityLevels, ownerships, SelectField } from '@msdat/sdk/kit'
import type { FinderSettings } from './FinderSettings.ts'
import { SearchField } from './SearchField.tsx'

interface FinderControlsProps {
  settings: FinderSettings
  states: readonly Location[]
  lgas: HostOutput<'facilities.lgas'>['results']
  change: (part: Partial<FinderSettings>) => void
}

const nothing: Partial<FinderSettings> = {
  search: '',
  state: 0,
  lga: 0,
  level: 0,
  ownership: 'all',
  near: 0,
  centre: '',
}

/** Search and filters; an LGA can be chosen once its state is. */
export function FinderControls({ settings, states, lgas, change }: FinderControlsProps) {
  const choicesOf = (all: string, rows: readonly { id: number; name: string }[]) => [
    { value: '0', label: all },
    ...rows.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const isFiltered = (['search', 'state', 'level', 'ownership'] as const).some(
    (name) => settings[name] !== nothing[name],
  )
  return (
    <section className="k-card" aria-label="Search and filters">
      <div className="k-card-body k-row">
        <SearchField value={settings.search} onChange={(search) => change({ search })} />
        <SelectField
          label="State"
          value={String(settings.state)}
          choices={choicesOf('All states', states)}
          onChange={(state) => change({ state: Number(state), lga: 0, near: 0, centre: '' })}
        />
        {settings.state > 0 && (
          <>
            <SelectField
              label="Nearest LGA"
              value={String(settings.lga)}
              choices={choicesOf('All LGAs', lgas)}
              onChange={(lga) => change({ lga: Number(lga) })}
            />
            <SelectField
              label="Distance from the centre of"
              value={String(settings.near)}
              choices={choicesOf('No place', lgas)}
              onChange={(near) => change({ near: Number(near) })}
            />
          </>
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
            { value: 'public', label: `${ownerships.public}, owner not stated` },
            { value: 'federal', label: ownerships.federal },
          ]}
          onChange={(ownership) => change({ ownership: ownership as FinderSettings['ownership'] })}
        />
        {isFiltered && (
          <Button kind="quiet" onClick={() => change(nothing)}>
            Clear filters
          </Button>
        )}
      </div>
    </section>
  )
}
