/**
 * Compute a statistic, or say why there is none
 * The functions of @msdat/sdk/methods never answer NaN. They answer { status: 'ok', … } or the reason in words, which
 * is what the visitor should read. Needs data:read and selection:read.
 */
import { useData, useSelection } from '@msdat/sdk'
import { readFigures, standIn, valueOf } from '@msdat/sdk/kit'
import { correlate } from '@msdat/sdk/methods'

export function Together() {
  const { indicator, location } = useSelection()
  const data = useData({ indicators: [indicator], locations: [location] })
  const values = valueOf(data)
  if (!values) return standIn([data], 80)
  const figures = readFigures(values)
  const outcome = correlate(
    figures.map(({ period }) => Number.parseInt(period, 10)),
    figures.map(({ value }) => value),
    'spearman',
  )
  return (
    <p>{outcome.status === 'ok' ? `Rank correlation with time: ${outcome.r.toFixed(2)}` : outcome.reason}</p>
  )
}
