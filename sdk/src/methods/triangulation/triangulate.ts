import { computedLabel, noResult, type Outcome } from '../outcome.ts'
import { atOnce, type Steps } from '../steps.ts'
import { compareSources, type ComparedSource, type ComparisonSettings } from './compareSources.ts'
import type { SourceSeries } from './Observation.ts'
import { complementarityBandOf, consistencyBandOf } from './score.ts'

/** Two compared sources at most; further ones are dropped and named. */
export const maxComparedSources = 2

interface OverallScore {
  /** One decimal; 0 if no source could be scored. */
  score: number
  band: string
  /** Names of sources left out because nothing of them could be scored. */
  notScored: string[]
}

export interface Triangulation {
  label: typeof computedLabel
  primary: string
  sources: ComparedSource[]
  consistency: OverallScore
  complementarity: OverallScore
  /** Names of sources beyond the limit. */
  dropped: string[]
}

export interface TriangulationInput extends Partial<ComparisonSettings> {
  primary: SourceSeries
  compared: readonly SourceSeries[]
  /** The current year; later periods are projections and left out. */
  currentYear: number
}

/**
 * Methods 4(a): how far one or two sources agree with a primary one (consistency), and what they add to it
 * (complementarity), for one indicator and place. Scores 0-100, computed, not official. The overall score is
 * the mean over the sources that could be scored; a source scored 0 counts.
 */
export function triangulate(input: TriangulationInput): Outcome<Triangulation> {
  return atOnce(triangulationSteps(input))
}

/** The same, source by source, and of each metric by metric and state by state. */
export function* triangulationSteps(input: TriangulationInput): Steps<Outcome<Triangulation>> {
  const compared = input.compared.slice(0, maxComparedSources)
  const refusal = refusalOf(input.primary, compared)
  if (refusal) return refusal
  const window = windowOf([input.primary, ...compared], input.currentYear)
  if (!window) return noResult('all_missing', 'None of the chosen sources has a figure here.')
  const sources: ComparedSource[] = []
  for (const series of compared)
    sources.push(yield* compareSources(input.primary, series, { ...input, window }))
  return {
    status: 'ok',
    label: computedLabel,
    primary: input.primary.source.name,
    sources,
    consistency: overall(sources, 'consistency', consistencyBandOf),
    complementarity: overall(sources, 'complementarity', complementarityBandOf),
    dropped: input.compared.slice(maxComparedSources).map((series) => series.source.name),
  }
}

function refusalOf(primary: SourceSeries, compared: readonly SourceSeries[]) {
  if (compared.length === 0) return noResult('not_comparable', 'Choose at least one source to compare with.')
  const ids = [primary, ...compared].map((series) => series.source.id)
  if (new Set(ids).size < ids.length) {
    return noResult(
      'same_source',
      'A source cannot be compared with itself. Please choose different sources.',
    )
  }
  const other = compared.find((s) => s.indicator !== primary.indicator || s.unit !== primary.unit)
  if (!other) return null
  return noResult('not_comparable', `${other.source.name} speaks of another indicator or in another unit.`)
}

/** First and last year with a usable figure in any chosen source. */
function windowOf(series: readonly SourceSeries[], currentYear: number): [number, number] | null {
  const years = series
    .flatMap((one) => one.observations)
    .filter((o) => typeof o.value === 'number' && o.value >= 0)
    .map((o) => Number(o.period.slice(0, 4)))
    .filter((year) => year <= currentYear)
  return years.length > 0 ? [Math.min(...years), Math.max(...years)] : null
}

function overall(
  sources: readonly ComparedSource[],
  part: 'consistency' | 'complementarity',
  bandOf: (score: number) => string,
): OverallScore {
  const scored = sources.flatMap((source) => {
    const outcome = source[part]
    return outcome.status === 'ok' ? [outcome.score] : []
  })
  const mean = scored.length > 0 ? scored.reduce((a, b) => a + b, 0) / scored.length : 0
  const score = oneDecimal(mean)
  const notScored = sources
    .filter((source) => source[part].status !== 'ok')
    .map((source) => source.source.name)
  return { score, band: bandOf(score), notScored }
}

/** Rounded for print; 60.55 becomes 60.6 whatever its last bit. */
export function oneDecimal(value: number): number {
  return Math.round((value + Number.EPSILON) * 10) / 10
}
