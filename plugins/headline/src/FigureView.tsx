import { useCatalog, useData, useSettings } from '@msdat/sdk'
import { EmptyState, readFigures, standIn, valueOf } from '@msdat/sdk/kit'
import { HeadlineBody } from './HeadlineBody.tsx'
import { headlineOf } from './headlineOf.ts'

interface FigureSettings {
  indicator: number
  location: number
  datasource: number | null
}

/** A card with one figure. */
export function FigureView() {
  const { indicator: id, location, datasource } = useSettings<FigureSettings>()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  const bySource = datasource === null ? {} : { datasources: [datasource] }
  const data = useData({ indicators: [id], locations: [location], ...bySource })
  const table = valueOf(data)
  const waiting = standIn([answer, data], 240)
  if (waiting || !catalog || !table) return <div className="k-page">{waiting}</div>
  const indicator = catalog.indicators.find((one) => one.id === id)
  const place = catalog.locations.find((one) => one.id === location)
  const headline = indicator && headlineOf(catalog, indicator, readFigures(table, catalog.datasources))
  return (
    <div className="k-page">
      <div className="k-card">
        <div className="k-card-body">
          {headline && place ? <HeadlineBody headline={headline} place={place.name} /> : <EmptyState />}
        </div>
      </div>
    </div>
  )
}
