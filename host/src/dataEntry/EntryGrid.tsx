import { useMemo, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Names } from '@msdat/sdk/view'
import type { EntryStore } from './EntryStore.ts'
import { GridCell } from './GridCell.tsx'
import type { PasteGrid } from './placePaste.ts'

interface EntryGridProps {
  store: EntryStore
  names: Names
}

/** Places down, indicators across; every cell is typed or pasted, and marked by what is said of it. */
export const EntryGrid = observer(function EntryGrid({ store, names }: EntryGridProps) {
  const { indicators, locations } = store.entry
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const grid = useMemo((): PasteGrid => gridOf(indicators, locations, names), [indicators, locations, names])
  return (
    <>
      {leftOut.length > 0 && (
        <p className="entry-left-out small" role="status">
          {leftOut.length} found no place in this table: {leftOut.slice(0, 5).join(', ')}
          {leftOut.length > 5 && ' and more'}.
        </p>
      )}
      <div className="entry-scroll card" role="region" aria-label="Figures" tabIndex={0}>
        <table className="entry-grid">
          <thead>
            <tr>
              <th scope="col">Place</th>
              {indicators.map((id) => (
                <th key={id} scope="col" title={names.indicator(id)?.full_name}>
                  {names.indicatorName(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {locations.map((location) => (
              <tr key={location}>
                <th scope="row">{names.placeName(location)}</th>
                {indicators.map((indicator) => (
                  <GridCell
                    key={indicator}
                    store={store}
                    indicator={indicator}
                    location={location}
                    label={`${names.indicatorName(indicator)}, ${names.placeName(location)}`}
                    onPaste={(text) => setLeftOut(store.paste(text, grid, { indicator, location }))}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="entry-legend small muted">
        <span data-mark="new">New</span>
        <span data-mark="changed">Changed against today</span>
        <span data-mark="warning">Looks unusual</span>
        <span data-mark="unreadable">Cannot be read</span>
      </p>
    </>
  )
})

const gridOf = (indicators: readonly number[], locations: readonly number[], names: Names): PasteGrid => ({
  indicators: indicators.map((id) => {
    const { short_name = '', full_name = '' } = names.indicator(id) ?? {}
    return { id, names: [short_name, full_name, String(id)] }
  }),
  locations: locations.map((id) => ({ id, names: [names.placeName(id), `${names.placeName(id)} State`] })),
})
