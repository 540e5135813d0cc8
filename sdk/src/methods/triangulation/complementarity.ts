import { medianOf } from '../numerics/quantileOf.ts'
import { noResult, type Outcome } from '../outcome.ts'
import { details, type Detail } from './Observation.ts'
import { complementarityBandOf, weightedScore } from './score.ts'

/** Weights of the complementarity metrics; those of absent metrics are shared out among the rest. */
export const complementarityWeights = {
  years: 0.3,
  places: 0.25,
  frequency: 0.1,
  detail: 0.15,
  recency: 0.1,
  independence: 0.1,
} as const
export type ComplementarityMetric = keyof typeof complementarityWeights

/** Years of newer data that count in full. */
const fullRecencyYears = 5
/** The nation, 6 zones and 37 states. */
const expectedPlaces = 44

/** What a source covers, as far as complementarity looks at it. */
export interface Extent {
  /** Times on the year axis, ascending. */
  times: readonly number[]
  details: readonly Detail[]
  /** Ids of places with figures; absent where one place is compared. */
  places?: readonly number[]
}

interface ComplementarityScore {
  score: number
  /** None ... Very Significant. */
  scale: string
  note?: string
}

export interface Complementarity {
  score: number
  scale: string
  metrics: Record<ComplementarityMetric, Outcome<ComplementarityScore>>
}

export interface ComplementarityInput {
  primary: Extent
  comparator: Extent
  /** First and last year of all chosen sources. */
  window: readonly [first: number, last: number]
  /** From `independence`, with its reason. */
  independence: { score: number; reason: string }
  weights?: Record<ComplementarityMetric, number>
}

/** Step F of methods 4(a): what the comparator adds to the primary. Not symmetric. */
export function complementarity(input: ComplementarityInput): Outcome<Complementarity> {
  const { primary, comparator } = input
  if (comparator.times.length === 0)
    return noResult('all_missing', 'The compared source has no figures here.')
  const weights = input.weights ?? complementarityWeights
  const metrics: Record<ComplementarityMetric, Outcome<ComplementarityScore>> = {
    years: yearsFilled(primary.times, comparator.times, input.window),
    places: placesFilled(primary.places, comparator.places),
    frequency: frequencyGain(primary.times, comparator.times),
    detail: detailGain(primary.details, comparator.details),
    recency: recencyGain(primary.times, comparator.times),
    independence: scored(input.independence.score, input.independence.reason),
  }
  const parts = (Object.keys(metrics) as ComplementarityMetric[]).flatMap((name) => {
    const metric = metrics[name]
    return metric.status === 'ok' ? [{ score: metric.score, weight: weights[name] }] : []
  })
  const score = weightedScore(parts) as number
  return { status: 'ok', score, scale: complementarityBandOf(score), metrics }
}

function scored(score: number, note?: string): { status: 'ok' } & ComplementarityScore {
  return { status: 'ok', score, scale: complementarityBandOf(score), ...(note !== undefined && { note }) }
}

/** Metric 1: share of the primary's gap years in the window that the comparator fills. */
function yearsFilled(
  primary: readonly number[],
  comparator: readonly number[],
  [first, last]: readonly [number, number],
): Outcome<ComplementarityScore> {
  const has = new Set(primary.map(Math.floor))
  const adds = new Set(comparator.map(Math.floor))
  const gaps = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((year) => !has.has(year))
  if (gaps.length === 0) return scored(0, 'nothing to fill')
  return scored((100 * gaps.filter((year) => adds.has(year)).length) / gaps.length)
}

/** Metric 2: the same with places. Left out where one place is compared or the primary has them all. */
function placesFilled(
  primary: readonly number[] | undefined,
  comparator: readonly number[] | undefined,
  expected = expectedPlaces,
): Outcome<ComplementarityScore> {
  if (!primary || !comparator)
    return noResult('one_place', 'One place is compared, so no other can be filled.')
  const has = new Set(primary)
  const gaps = expected - has.size
  if (gaps <= 0) return noResult('not_defined', 'The primary source has every place.')
  return scored(Math.min(100, (100 * new Set(comparator.filter((place) => !has.has(place))).size) / gaps))
}

/** Metric 3: how much shorter the median gap between observations becomes when both are taken together. */
function frequencyGain(
  primary: readonly number[],
  comparator: readonly number[],
): Outcome<ComplementarityScore> {
  const alone = medianGap(primary)
  if (alone === null)
    return noResult('too_few_points', 'The primary source has one point in time, hence no gap.')
  const together = medianGap([...primary, ...comparator]) as number
  return scored(100 * Math.max(0, 1 - together / alone))
}

function medianGap(times: readonly number[]): number | null {
  const distinct = [...new Set(times)].sort((a, b) => a - b)
  if (distinct.length < 2) return null
  return medianOf(distinct.slice(1).map((time, i) => time - (distinct[i] as number)))
}

/** Metric 4: share of the details the primary lacks that the comparator has. */
function detailGain(
  primary: readonly Detail[],
  comparator: readonly Detail[],
): Outcome<ComplementarityScore> {
  const lacking = details.filter((detail) => !primary.includes(detail))
  if (lacking.length === 0) return scored(0, 'nothing to fill')
  return scored((100 * lacking.filter((detail) => comparator.includes(detail)).length) / lacking.length)
}

/** Metric 5: years by which the comparator is newer, out of five. */
function recencyGain(
  primary: readonly number[],
  comparator: readonly number[],
): Outcome<ComplementarityScore> {
  if (primary.length === 0) return scored(100, 'the primary source has no figures here')
  const ahead = Math.max(...comparator) - Math.max(...primary)
  return scored(100 * Math.min(1, Math.max(0, ahead) / fullRecencyYears))
}

/** Optional: complementarity that counts the less, the less the sources agree. Both on 0-100. */
export function usableComplementarity(score: number, consistencyScore: number): number {
  return score * (0.5 + (0.5 * consistencyScore) / 100)
}
