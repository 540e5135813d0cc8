import type { Catalog } from '@msdat/sdk'
import { ChartCard, facilityLevels, levels as placeLevels, placeCode } from '@msdat/sdk/kit'
import { GroupedColumns } from '@msdat/sdk/kit/plots'
import { stateColumns, type StateRow } from './StateRow.ts'

const format = (value: number): string => value.toLocaleString('en')

/** Facilities of each state by level of care, the most first. */
export function LevelsCard({ rows }: { catalog: Catalog; rows: readonly StateRow[] }) {
  const ordered = rows.toSorted((one, other) => other.total - one.total)
  const [most, least] = [ordered[0], ordered.at(-1)]
  return (
    <ChartCard
      title="Public facilities by level of care"
      place="Nigeria, by state"
      period="2019 and 2026"
      unit="facilities"
      sources={[]}
      count={{ have: rows.length, expected: rows.length, of: 'states' }}
      notes={['Levels as the public list of 2019 sorts its types of facility.']}
      settings={{ view: 'levels', sort: 'levelsSort' }}
      views={[
        {
          id: 'levels',
          label: 'Columns',
          render: (height) => (
            <GroupedColumns
              name="Public facilities by level of care"
              summary={
                most && least
                  ? `Most in ${most.name} with ${format(most.total)}, fewest in ${least.name} with ${format(least.total)}.`
                  : ''
              }
              series={Object.values(facilityLevels)}
              data={ordered.map(({ location, name, levels }) => ({
                id: String(location),
                label: name,
                values: levels,
                code: placeCode({
                  name,
                  level: placeLevels.state,
                }),
              }))}
              format={format}
              height={height}
              isStacked
            />
          ),
        },
      ]}
      table={{
        caption: 'Public facilities by level',
        columns: stateColumns,
        rows: ordered,
        rowKey: ({ location }) => String(location),
      }}
      citations={[]}
      height={420}
    />
  )
}
