import type { Indicator } from '../../contracts/reference.ts'
import type { Figure } from './readFigures.ts'

/** Which indicators have no figure, in words; null where all have one. `where` is what was looked at. */
export function tellLacking(
  indicators: readonly Pick<Indicator, 'id' | 'short_name'>[],
  figures: readonly Pick<Figure, 'indicator'>[],
  where: string,
): string | null {
  const have = new Set(figures.map(({ indicator }) => indicator))
  const lacking = indicators.filter(({ id }) => !have.has(id)).map(({ short_name }) => short_name)
  return lacking.length === 0 ? null : `No figures of ${where} for: ${lacking.join('; ')}.`
}
