import { useCatalog, useData, useSettings, type Catalog } from '@msdat/sdk'
import { Columns, Note, readFigures, standIn, valueOf, type Figure } from '@msdat/sdk/kit'
import { HeadlineBody } from './HeadlineBody.tsx'
import { headlineOf } from './headlineOf.ts'

interface PreviewSettings {
  indicators: number[]
  location: number
  datasource: number | null
  note: string
}

const most = 3

/** The first three of the indicators, each with its newest figure; what is not there is named as such. */
export function PreviewView() {
  const { indicators, location, datasource, note } = useSettings<PreviewSettings>()
  const ids = indicators.slice(0, most)
  const answer = useCatalog()
  const catalog = valueOf(answer)
  const bySource = datasource === null ? {} : { datasources: [datasource] }
  const data = useData(ids.length > 0 ? { indicators: ids, locations: [location], ...bySource } : null)
  if (ids.length === 0)
    return (
      <div className="k-page">
        <p className="k-state">No indicator found.</p>
      </div>
    )
  const table = valueOf(data)
  const waiting = standIn([answer, data], 420)
  if (waiting || !catalog || !table) return <div className="k-page">{waiting}</div>
  const figures = readFigures(table, catalog.datasources)
  const place = catalog.locations.find(({ id }) => id === location)?.name ?? 'N/A'
  return (
    <div className="k-page">
      {note !== '' && <Note tone="info">{note}</Note>}
      <Columns least="18rem">
        {ids.map((id) => (
          <section key={id} className="k-card">
            <div className="k-card-body">
              <Preview {...{ id, catalog, figures, place }} />
            </div>
          </section>
        ))}
      </Columns>
    </div>
  )
}

interface PreviewProps {
  id: number
  catalog: Catalog
  figures: readonly Figure[]
  place: string
}

function Preview({ id, catalog, figures, place }: PreviewProps) {
  const indicator = catalog.indicators.find((one) => one.id === id)
  const headline = indicator && headlineOf(catalog, indicator, figures)
  if (headline) return <HeadlineBody headline={headline} place={place} />
  return (
    <div className="k-headline">
      <p className="k-muted">{indicator ? `${indicator.short_name}, ${place}` : 'Unknown Indicator'}</p>
      <p className="k-headline-value">N/A</p>
      <p className="k-muted">No source of this platform has a figure here.</p>
    </div>
  )
}
