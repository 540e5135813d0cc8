import type { HostOutput } from '@msdat/sdk'

/** The answer of `analysis.triangulate`. */
type Answer = HostOutput<'analysis.triangulate'>
/** All that is known of one source beside the primary one, for one indicator. */
export type SourceDetail = Extract<Answer, readonly unknown[]>[number][string]
type OverIndicators = Exclude<Answer, readonly unknown[]>['aggregate'][number][string]
/** A score with its band, and the grade of each metric behind it. */
export type ScoreCard = SourceDetail['complementarity']

/** One compared source with its scores. */
export interface TriangulatedScores {
  name: string
  consistency: ScoreCard
  complementarity: ScoreCard
  /** Null where the scores are medians over indicators. */
  detail: SourceDetail | null
  overIndicators: OverIndicators | null
}

/** The answer of the server as one list, whichever of its two forms it has. */
export function readTriangulation(answer: Answer): TriangulatedScores[] {
  if (Array.isArray(answer)) {
    return answer.flatMap((entry) =>
      Object.entries(entry).map(([name, detail]) => ({
        name,
        detail,
        overIndicators: null,
        consistency: detail.consistency,
        complementarity: detail.complementarity,
      })),
    )
  }
  return answer.aggregate.flatMap((entry) =>
    Object.entries(entry).map(([name, overIndicators]) => ({
      name,
      detail: null,
      overIndicators,
      consistency: overIndicators.consistency,
      complementarity: overIndicators.complementarity,
    })),
  )
}

/** One metric in the order of the server, with its grade in each compared source. */
export interface MetricRow {
  id: string
  part: 'Consistency' | 'Complementarity'
  title: string
  cells: (ScoreCard['grades'][string] | null)[]
  /** Why a source has no grade; empty where it has one. */
  reasons: string[]
}

/** The breakdown: metric rows by source columns. */
export function metricRows(sources: readonly TriangulatedScores[]): MetricRow[] {
  return (['consistency', 'complementarity'] as const).flatMap((part) => {
    const cards = sources.map((source) => source[part])
    const names = [...new Set(cards.flatMap(({ grades }) => Object.keys(grades)))]
    return names.map((name): MetricRow => ({
      id: `${part}.${name}`,
      part: part === 'consistency' ? 'Consistency' : 'Complementarity',
      title: cards.flatMap(({ grades }) => grades[name]?.title ?? [])[0] ?? name,
      cells: cards.map(({ grades }) => grades[name] ?? null),
      reasons: cards.map(({ grades, unavailable, reason }) =>
        grades[name] ? '' : (unavailable[name] ?? reason ?? ''),
      ),
    }))
  })
}

/** "grade - label", as the specification has it. */
export const gradeText = (grade: ScoreCard['grades'][string]): string => `${grade.score} - ${grade.scale}`
