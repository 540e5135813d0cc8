import { useHostAnswers, type Async, type DataSource, type HostOutput, type Indicator } from '@msdat/sdk'
import type { Location } from '../../contracts/reference.ts'
import { valueOf } from '../parts/standIn.tsx'

export type Correlations = HostOutput<'analysis.correlate'>

interface CorrelationsWanted {
  indicators: readonly Indicator[]
  source: DataSource
  /** The year over whose states they are related; null relates them over the periods of each place. */
  period: string | null
  places: readonly Location[]
  method?: 'spearman' | 'pearson'
}

/** How each two indicators go together: once over the states, or over the periods of each place in turn. */
export function useCorrelations({ indicators, source, period, places, method }: CorrelationsWanted): {
  /** Null until all are there, and with fewer than two indicators. */
  found: readonly Correlations[] | null
  answers: readonly Async<unknown>[]
} {
  const of = { indicator: indicators.map(({ id }) => id), datasource: source.id, ...(method && { method }) }
  const questions =
    period === null
      ? places.map(({ id }) => ({ ...of, compareBy: 'Period' as const, location: id }))
      : [{ ...of, compareBy: 'State' as const, year: period }]
  const answers = useHostAnswers('analysis.correlate', indicators.length < 2 ? [] : questions)
  const found = answers.flatMap((answer) => valueOf(answer) ?? [])
  const isWhole = indicators.length >= 2 && found.length === questions.length
  return { found: isWhole ? found : null, answers }
}
