import { observer } from 'mobx-react-lite'
import { Link, useParams } from 'react-router-dom'
import { levels } from '@msdat/sdk/contracts/levels'
import type { Names } from '@msdat/sdk/view'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { useFiguresOf } from '../figures/useFiguresOf.ts'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { PlaceTable } from './PlaceTable.tsx'
import { searchPath } from './searchAddress.ts'

const shownLevels = [
  { level: levels.national, title: 'National' },
  { level: levels.zone, title: 'Zones' },
  { level: levels.state, title: 'States' },
]

/** All places that one source has figures of, for one indicator and period. */
export const SourceFiguresPage = observer(function SourceFiguresPage() {
  const { indicator = '', datasource = '', period = '' } = useParams()
  return (
    <div className="stack">
      <CatalogFrame>
        {(names) => (
          <SourceFigures
            names={names}
            indicator={Number(indicator)}
            datasource={Number(datasource)}
            period={period}
          />
        )}
      </CatalogFrame>
      <p>
        <Link to={searchPath}>Indicator Search</Link>
      </p>
    </div>
  )
})

interface SourceFiguresProps {
  names: Names
  indicator: number
  datasource: number
  period: string
}

const SourceFigures = observer(function SourceFigures(props: SourceFiguresProps) {
  const { names, indicator, datasource, period } = props
  const row = names.indicator(indicator)
  const isKnown = row !== undefined && names.datasource(datasource) !== undefined
  useDocumentTitle(row?.full_name ?? 'Indicator Search')
  return (
    <>
      <h1>{row?.full_name ?? 'Indicator Search'}</h1>
      {isKnown ? (
        <>
          <p>
            {names.datasource(datasource)?.full_name}, {period}
          </p>
          <PlacesByLevel {...props} />
        </>
      ) : (
        <p className="empty card">No Results Found</p>
      )}
    </>
  )
})

const PlacesByLevel = observer(function PlacesByLevel(props: SourceFiguresProps) {
  const { names, indicator, datasource, period } = props
  const figures = useFiguresOf(indicator)
  const factor = names.indicator(indicator)?.factor
  const unit = names.catalog.factors.find(({ id }) => id === factor)
  return (
    <RemoteFrame state={figures.state} onRetry={() => void figures.load()}>
      {(rows) => {
        const shown = rows.filter((row) => row.datasource === datasource && row.period === period)
        if (shown.length === 0) return <p className="empty card">No Results Found</p>
        return (
          <div className="figures-levels">
            {shownLevels.map(({ level, title }) => {
              const places = shown.filter(({ location }) => names.location(location)?.level === level)
              return (
                places.length > 0 && (
                  <section key={level} className="stack" aria-label={title}>
                    <h2>{title}</h2>
                    <PlaceTable caption={title} rows={places} names={names} level={level} unit={unit} />
                  </section>
                )
              )
            })}
          </div>
        )
      }}
    </RemoteFrame>
  )
})
