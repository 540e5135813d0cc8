import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { getDataColumns } from '@msdat/sdk/contracts/data'
import { useStores } from '../../app/Stores.ts'
import type { Names } from '@msdat/sdk/view'
import { CatalogFrame } from '../../figures/CatalogFrame.tsx'
import { figureText } from '../../figures/figureText.ts'
import type { FigureRow } from '../../figures/FigureRow.ts'
import { readFigures } from '../../figures/readFigures.ts'
import { RemoteFrame } from '../../figures/RemoteFrame.tsx'
import { RemoteValue } from '../../loading/RemoteValue.ts'
import type { BuilderContent } from '../BuilderContent.ts'
import type { StepProps } from '../BuilderStep.ts'

/** What there is of the choice, to read: nothing is changed here. */
export const DataStep = observer(function DataStep({ builder }: StepProps) {
  const { content } = builder
  const remote = useNewest(content)
  // Read here, where a change of it is seen.
  const { state } = remote
  if (content.indicators.length === 0 || content.dataSources.length === 0)
    return <p className="empty card">Choose indicators and sources first.</p>
  return (
    <CatalogFrame>
      {(names) => (
        <RemoteFrame state={state} onRetry={() => void remote.load()}>
          {(figures) => <Newest content={content} figures={figures} names={names} />}
        </RemoteFrame>
      )}
    </CatalogFrame>
  )
})

interface NewestProps {
  content: BuilderContent
  figures: ReadonlyMap<string, FigureRow>
  names: Names
}

function Newest({ content, figures, names }: NewestProps) {
  const { indicators, dataSources, initialLocation } = content
  const label = `Newest figures of ${names.placeName(initialLocation)}`
  const lacking = indicators.filter((id) => !dataSources.some((source) => figures.has(`${id} ${source}`)))
  return (
    <>
      <div className="own-table-scroll builder-table" role="region" aria-label={label} tabIndex={0}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">Indicator</th>
              {dataSources.map((id) => (
                <th key={id} scope="col">
                  {names.sourceName(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {indicators.map((id) => (
              <tr key={id}>
                <th scope="row">{names.indicatorName(id)}</th>
                {dataSources.map((source) => (
                  <td key={source}>{cellOf(figures.get(`${id} ${source}`), names)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lacking.length > 0 && (
        <p className="small" role="status">
          None of these sources has a figure of {names.placeName(initialLocation)} for{' '}
          {lacking.map((id) => names.indicatorName(id)).join(', ')}.
        </p>
      )}
    </>
  )
}

function cellOf(figure: FigureRow | undefined, names: Names) {
  if (!figure) return <span className="muted">–</span>
  const factor = names.indicator(figure.indicator)?.factor
  const unit = names.catalog.factors.find(({ id }) => id === factor)
  return (
    <>
      {figureText(figure.value, unit)} <span className="muted small">{figure.period}</span>
    </>
  )
}

function useNewest({ indicators, dataSources, initialLocation }: BuilderContent) {
  const { catalog } = useStores()
  const key = `${indicators.join()} ${dataSources.join()} ${initialLocation}`
  const make = () => ({
    key,
    value: new RemoteValue(async () => {
      const columns = await call(
        getDataColumns,
        {
          indicator: indicators.join(),
          datasource: dataSources.join(),
          location: String(initialLocation),
        },
        { fetch: catalog.fetchOfVersion },
      )
      return newestOf(readFigures(columns))
    }),
  })
  const [remote, setRemote] = useState(make)
  const current = remote.key === key ? remote : make()
  if (current !== remote) setRemote(current)
  const isAsked = indicators.length > 0 && dataSources.length > 0
  useEffect(() => void (isAsked && current.value.load()), [current.value, isAsked])
  return current.value
}

/** By indicator and source. */
function newestOf(figures: readonly FigureRow[]): ReadonlyMap<string, FigureRow> {
  const newest = new Map<string, FigureRow>()
  for (const figure of figures) {
    const key = `${figure.indicator} ${figure.datasource}`
    const known = newest.get(key)
    if (!known || figure.period > known.period) newest.set(key, figure)
  }
  return newest
}
