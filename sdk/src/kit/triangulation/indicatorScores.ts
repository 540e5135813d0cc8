import type { Catalog } from '../../contracts/reference.ts'
import type { TriangulatedScores } from './readTriangulation.ts'

export interface IndicatorScores {
  id: string
  label: string
  /** Consistency and complementarity of each source in turn; null where there is no score. */
  scores: (number | null)[]
}

/** Every indicator with a score, the least consistent first. */
export function indicatorScores(
  sources: readonly TriangulatedScores[],
  { indicators }: Pick<Catalog, 'indicators'>,
): IndicatorScores[] {
  const lists = sources.flatMap(({ overIndicators }) =>
    overIndicators ? [overIndicators.consistency.scores, overIndicators.complementarity.scores] : [],
  )
  const ids = [...new Set(lists.flatMap((list) => list.map(({ indicator }) => indicator)))]
  const rows = ids.map((id): IndicatorScores => ({
    id: String(id),
    label: indicators.find((one) => one.id === id)?.short_name ?? `Indicator ${id}`,
    scores: lists.map((list) => list.find(({ indicator }) => indicator === id)?.score ?? null),
  }))
  return rows.sort((one, other) => (one.scores[0] ?? 101) - (other.scores[0] ?? 101))
}
