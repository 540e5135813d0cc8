import {
  ChartCard,
  facilityLevels,
  levelName,
  levels as placeLevels,
  placeCode,
  registryYears,
  tellFacilities,
  type Registry,
} from '@msdat/sdk/kit'
import { GroupedColumns } from '@msdat/sdk/kit/plots'
import { stateColumns, type StateRow } from './StateRow.ts'

const format = (value: number): string => value.toLocaleString('en')

interface LevelsCardProps {
  rows: readonly StateRow[]
  registries: readonly Registry[]
}

/** Facilities of each state by level of care, the most first. */
export function LevelsCard({ rows, registries }: LevelsCardProps) {
  const title = `${tellFacilities(registries)} by level of care`
  const unstated = rows.some(({ level_not_stated }) => level_not_stated > 0)
  const ordered = rows.toSorted((one, other) => other.total - one.total)
  const [most, least] = [ordered[0], ordered.at(-1)]
  return (
    <ChartCard
      title={title}
      place="Nigeria, by state"
      period={registryYears(registries)}
      unit="facilities"
      sources={[]}
      count={{ have: rows.length, expected: rows.length, of: 'states' }}
      notes={['Levels as each list sorts its types of facility.']}
      settings={{ view: 'levels', sort: 'levelsSort' }}
      views={[
        {
          id: 'levels',
          label: 'Columns',
          render: (height) => (
            <GroupedColumns
              name={title}
              summary={
                most && least
                  ? `Most in ${most.name} with ${format(most.total)}, fewest in ${least.name} with ${format(least.total)}.`
                  : ''
              }
              series={[...Object.values(facilityLevels), ...(unstated ? [levelName(null)] : [])]}
              data={ordered.map(({ location, name, levels, level_not_stated }) => ({
                id: String(location),
                label: name,
                values: unstated ? [...levels, level_not_stated] : levels,
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
        caption: `${tellFacilities(registries)} by level`,
        columns: stateColumns,
        rows: ordered,
        rowKey: ({ location }) => String(location),
      }}
      citations={[]}
      height={420}
    />
  )
}
