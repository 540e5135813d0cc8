import { formatPeriod } from './formatValue.ts'
import type { NearestFigures } from './useNearestFigures.ts'

type Shown = Pick<NearestFigures, 'indicator' | 'source' | 'period' | 'figures' | 'answers'> & {
  /** Names what is shown, such as a panel. */
  letter: string
}

/** What has no figure of the year that is wanted of it, and which year is shown; null where all have one. */
export function tellLackingYears<One extends Shown>(
  shown: readonly One[],
  yearOf: (one: One) => string,
): string | null {
  const words = shown.flatMap((one) => {
    const { letter, indicator, source, period, figures, answers } = one
    const year = yearOf(one)
    const isWaiting = answers.some(({ status }) => status === 'loading')
    if (isWaiting || figures.some((figure) => figure.period === year)) return []
    const instead = period === year ? '' : `, so ${formatPeriod(period)} is shown`
    return [
      `${letter}, ${indicator.short_name} (${source?.datasource ?? 'no source'}): no figures for ${formatPeriod(year)}${instead}`,
    ]
  })
  return words.length === 0 ? null : `${words.join('; ')}.`
}
