import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import type { Card } from '@msdat/sdk/contracts/customSections'
import { getDataColumns } from '@msdat/sdk/contracts/data'
import { useStores } from '../app/Stores.ts'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { figurePath } from '../figures/figurePath.ts'
import type { FigureRow } from '../figures/FigureRow.ts'
import { figureText, intervalText } from '../figures/figureText.ts'
import { readFigures } from '../figures/readFigures.ts'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'

type Figure = Extract<Card, { kind: 'figure' }>

/** One published figure, large, with its place, year and source. */
export const FigureCard = observer(function FigureCard({ card }: { card: Figure }) {
  const remote = useFigure(card)
  // Read here, where a change of it is seen.
  const { state } = remote
  return (
    <CatalogFrame>
      {(names) => (
        <RemoteFrame state={state} onRetry={() => void remote.load()}>
          {(figure) => {
            const indicator = names.indicator(card.indicator)
            const source = names.datasource(card.datasource)
            const place = names.placeName(card.location)
            const unit = names.catalog.factors.find(({ id }) => id === indicator?.factor)
            return (
              <div className="figure-card">
                <p className="figure-card-name">{indicator?.short_name ?? 'Unknown Indicator'}</p>
                <p className="figure-card-value">
                  {figure ? <Value text={figureText(figure.value, unit)} /> : 'No figure'}
                </p>
                <p className="small muted">
                  {place}
                  {figure ? `, ${figure.period}` : card.period ? `, ${card.period}` : ''} ·{' '}
                  {source?.datasource ?? 'unknown source'}
                  {source?.simulated && ' (simulated)'}
                </p>
                {figure && intervalText(figure, unit) !== '' && (
                  <p className="small muted">Interval {intervalText(figure, unit)}</p>
                )}
                {figure && (
                  <Link
                    className="small"
                    to={figurePath({
                      indicator: card.indicator,
                      datasource: card.datasource,
                      location: card.location,
                      period: figure.period,
                    })}
                  >
                    See it on the dashboard
                  </Link>
                )}
              </div>
            )
          }}
        </RemoteFrame>
      )}
    </CatalogFrame>
  )
})

/** The number large, its unit small. */
function Value({ text }: { text: string }) {
  const [number, ...unit] = text.split(' ')
  return (
    <>
      {number}
      {unit.length > 0 && <span> {unit.join(' ')}</span>}
    </>
  )
}

/** The figure of the card's period, else the newest; null where the source has none. */
function useFigure({ indicator, datasource, location, period }: Figure): RemoteValue<FigureRow | null> {
  const { catalog } = useStores()
  const key = `${indicator} ${datasource} ${location} ${period}`
  const make = () => ({
    key,
    value: new RemoteValue(async () => {
      const asked = {
        indicator: String(indicator),
        datasource: String(datasource),
        location: String(location),
      }
      const columns = await call(
        getDataColumns,
        { ...asked, ...(period !== null && { period }) },
        { fetch: catalog.fetchOfVersion },
      )
      const figures = readFigures(columns).sort((one, other) => other.period.localeCompare(one.period))
      return figures[0] ?? null
    }),
  })
  const [remote, setRemote] = useState(make)
  const current = remote.key === key ? remote : make()
  if (current !== remote) setRemote(current)
  useEffect(() => void current.value.load(), [current.value])
  return current.value
}
