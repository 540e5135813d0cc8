import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Indicator } from '@msdat/sdk/contracts/reference'
import { useStores } from '../app/Stores.ts'
import type { Names } from '@msdat/sdk/view'
import { hasFigures } from './groupIndicators.ts'
import { yearsBySource, yearsText } from './yearsText.ts'
import '../figures/figures.css'

const fewRows = 10

/** Indicators down, sources across, the years of figures where they meet. */
export const AvailableData = observer(function AvailableData({ names }: { names: Names }) {
  const { coverage } = useStores()
  const [isWhole, setWhole] = useState(false)
  const all = names.catalog.indicators.filter(hasFigures)
  const shown = isWhole ? all : all.slice(0, fewRows)
  const used = new Set(shown.flatMap(({ datasources }) => datasources))
  const sources = names.catalog.datasources.filter(({ id }) => used.has(id))
  const version = names.catalog.version
  useEffect(() => {
    for (const { id } of shown) coverage.want(id)
    // The rows depend on the catalog's version and on how many are shown alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [coverage, version, isWhole])
  if (all.length === 0) return <p className="empty card">There are no figures here yet.</p>
  return (
    <>
      <p className="muted">
        The years for which each source has figures, at any level of place. An empty cell means that the
        source has published none. The number in brackets says how many years there are between the first and
        the last.
      </p>
      <div className="card about-matrix" tabIndex={0} role="region" aria-label="Available data">
        <table className="figures-table">
          <caption className="visually-hidden">Years of figures by indicator and source</caption>
          <thead>
            <tr>
              <th scope="col">Indicator</th>
              {sources.map(({ id, datasource, full_name }) => (
                <th key={id} scope="col" title={full_name}>
                  {datasource}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((indicator) => (
              <tr key={indicator.id}>
                <th scope="row">{indicator.short_name}</th>
                {sources.map(({ id }) => (
                  <YearsCell key={id} indicator={indicator} source={id} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="row">
        <button
          type="button"
          className="button button-outline"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show Less' : 'Show More'}
        </button>
        <span className="small muted" role="status">
          {shown.length} of {all.length} indicators
        </span>
      </p>
    </>
  )
})

const YearsCell = observer(function YearsCell({
  indicator,
  source,
}: {
  indicator: Indicator
  source: number
}) {
  const state = useStores().coverage.of(indicator.id)?.state
  if (!indicator.datasources.includes(source)) return <td aria-label="none" />
  if (state?.status === 'failed') return <td title={state.problem.message}>not loaded</td>
  if (state?.status !== 'ready') return <td aria-label="Loading">…</td>
  const years = yearsBySource(state.value).get(source) ?? []
  return (
    <td className="about-years" title={years.join(', ')}>
      {yearsText(years)}
    </td>
  )
})
