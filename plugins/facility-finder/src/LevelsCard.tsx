import {
  ChartCard,
  facilityLevels,
  levelName,
  levels as placeLevels,
  placeCode,
  registryYears,
  tellEnds,
  tellFacilities,
  type Registry,
} from '@msdat/sdk/kit'
import { groupedView } from '@msdat/sdk/kit/plots'
import { stateTable, type StateRow } from './StateRow.ts'

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
        groupedView(
          {
            name: title,
            summary: tellEnds(ordered, { valueOf: ({ total }) => total, format }),
            series: [...Object.values(facilityLevels), ...(unstated ? [levelName(null)] : [])],
            data: ordered.map(({ location, name, levels, level_not_stated }) => ({
              id: String(location),
              label: name,
              values: unstated ? [...levels, level_not_stated] : levels,
              code: placeCode({ name, level: placeLevels.state }),
            })),
            format,
            isStacked: true,
          },
          { id: 'levels' },
        ),
      ]}
      table={stateTable(`${tellFacilities(registries)} by level`, ordered)}
      citations={[]}
      height={420}
    />
  )
}
