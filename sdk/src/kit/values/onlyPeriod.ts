import type { Figure } from './readFigures.ts'

/** The one period that all figures are of; null where there are more, or none. */
export function onlyPeriod(figures: readonly Pick<Figure, 'period'>[]): string | null {
  const periods = new Set(figures.map(({ period }) => period))
  return periods.size === 1 ? (figures[0]?.period ?? null) : null
}
