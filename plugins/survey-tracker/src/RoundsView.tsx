import { useSettings, type Catalog } from '@msdat/sdk'
import { EmptyState, forCatalog, levels, placesAt, standIn, useFigures } from '@msdat/sdk/kit'
import { roundFigures, withNationalSamples } from './readRounds.ts'
import { RoundsCard } from './RoundsCard.tsx'

interface RoundsSettings {
  survey: number
  place: number
  area: string | null
}

/** All indicators of a survey at one place, round by round. */
export const RoundsView = forCatalog(Rounds)

function Rounds({ catalog }: { catalog: Catalog }) {
  const { survey, place: location, area } = useSettings<RoundsSettings>()
  const place = catalog.locations.find(({ id }) => id === location)
  const zones = placesAt(catalog.locations, levels.zone).map(({ id }) => id)
  const isNation = place?.level === levels.national
  const locations = isNation ? [location, ...zones] : [location]
  const found = useFigures({ datasources: [survey], locations }, catalog)
  const waiting = standIn([found.answer], 600)
  if (waiting) return <div className="k-page">{waiting}</div>
  const source = catalog.datasources.find(({ id }) => id === survey)
  const indicators = catalog.indicators.filter(({ program_area }) => area === null || program_area === area)
  const ids = new Set(indicators.map(({ id }) => id))
  const all = roundFigures(found.figures).filter(({ indicator }) => ids.has(indicator))
  const own = all.filter((figure) => figure.location === location)
  const ofZones = all.filter((figure) => zones.includes(figure.location))
  const figures = isNation ? withNationalSamples(own, ofZones, zones.length) : own
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
