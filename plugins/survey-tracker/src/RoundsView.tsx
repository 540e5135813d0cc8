import { useCatalog, useData, useSettings } from '@msdat/sdk'
import { EmptyState, levels, standIn, valueOf } from '@msdat/sdk/kit'
import { readRounds, withNationalSamples } from './readRounds.ts'
import { RoundsCard } from './RoundsCard.tsx'

interface RoundsSettings {
  survey: number
  place: number
  area: string | null
}

/** All indicators of a survey at one place, round by round. */
export function RoundsView() {
  const { survey, place: location, area } = useSettings<RoundsSettings>()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  const place = catalog?.locations.find(({ id }) => id === location)
  const zones = catalog?.locations.filter(({ level }) => level === levels.zone).map(({ id }) => id) ?? []
  const wanted = place?.level === levels.national ? [location, ...zones] : [location]
  const data = useData(catalog ? { datasources: [survey], locations: wanted } : null)
  const table = valueOf(data)
  const waiting = standIn([answer, data], 600)
  if (waiting || !catalog || !table) return <div className="k-page">{waiting}</div>
  const source = catalog.datasources.find(({ id }) => id === survey)
  const indicators = catalog.indicators.filter(({ program_area }) => area === null || program_area === area)
  const ids = new Set(indicators.map(({ id }) => id))
  const all = readRounds(table, catalog.datasources).filter(({ indicator }) => ids.has(indicator))
  const own = all.filter((figure) => figure.location === location)
  const ofZones = all.filter((figure) => zones.includes(figure.location))
  const figures = place?.level === levels.national ? withNationalSamples(own, ofZones, zones.length) : own
  return (
    <div className="k-page">
      {source && place && figures.length > 0 ? (
        <RoundsCard {...{ catalog, source, place, indicators, figures }} />
      ) : (
        <EmptyState detail="Choose another survey, place or program area." />
      )}
    </div>
  )
}
