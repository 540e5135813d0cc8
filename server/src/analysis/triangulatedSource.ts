import type { TriangulatedSource } from '@msdat/sdk/contracts/triangulation'
import {
  computedLabel,
  gradeOf,
  gradeWordOf,
  oneDecimal,
  type ComparedSource,
  type Outcome,
  type Pair,
} from '@msdat/sdk/methods'

/** Names of the metrics as they stand in tables. */
const metricTitles: Record<string, string> = {
  level: 'Level agreement',
  share: 'Share within tolerance',
  sampling: 'Agreement allowing for sampling error',
  trend: 'Trend agreement',
  pattern: 'Pattern agreement',
  years: 'Years filled',
  places: 'Places filled',
  frequency: 'Frequency gain',
  detail: 'Detail gain',
  recency: 'Recency gain',
  independence: 'Independence',
}

type Metrics = Record<string, Outcome<{ score: number; isGreyed?: boolean }>>
type Card = TriangulatedSource['complementarity']

/** One compared source in the shape of the API; `primary` is the primary's name, for the notes. */
export function triangulatedSource(source: ComparedSource, primary: string): TriangulatedSource {
  const { consistency, notes } = source
  return {
    label: computedLabel,
    consistency: {
      ...scoreCard(consistency, source.consistencyBand),
      evidence: consistency.status === 'ok' ? consistency.evidence : null,
      capped: consistency.status === 'ok' && consistency.isCapped,
      pairs: consistency.status === 'ok' ? consistency.pairs.map(comparedPair) : [],
    },
    complementarity: scoreCard(source.complementarity, source.complementarityBand),
    independence: { relation: source.independence.relation, reason: source.independence.reason },
    states: statesOf(source),
    remarks: source.remarks,
    notes: [
      ...notes.primary.map((note) => ({ source: primary, ...note })),
      ...notes.comparator.map((note) => ({ source: source.source.name, ...note })),
    ],
  }
}

function statesOf({ states }: ComparedSource): TriangulatedSource['states'] {
  return (
    states && {
      period: states.period,
      pairs: states.pairs.map(({ location, x, y, tolerance, discrepancy }) => ({
        location,
        primary: x,
        compared: y,
        difference: y - x,
        tolerance,
        within: discrepancy <= 1,
      })),
    }
  )
}

function scoreCard(outcome: Outcome<{ score: number; metrics: Metrics }>, band: string): Card {
  if (outcome.status !== 'ok') {
    // 0 for clients of the first platform; the status says that it is no score.
    return { score: 0, status: outcome.status, reason: outcome.reason, band, grades: {}, unavailable: {} }
  }
  const card: Card = {
    score: oneDecimal(outcome.score),
    status: 'ok',
    reason: null,
    band,
    grades: {},
    unavailable: {},
  }
  for (const [name, metric] of Object.entries(outcome.metrics)) {
    if (metric.status === 'ok') card.grades[name] = toGrade(name, metric.score, metric.isGreyed)
    else card.unavailable[name] = metric.reason
  }
  return card
}

export function toGrade(name: string, value: number, isGreyed = false): Card['grades'][string] {
  return {
    score: gradeOf(value),
    scale: gradeWordOf(value),
    title: metricTitles[name] ?? name,
    value: oneDecimal(value),
    greyed: isGreyed,
  }
}

function comparedPair(pair: Pair): TriangulatedSource['consistency']['pairs'][number] {
  return {
    period: pair.period,
    kind: pair.kind,
    primary: pair.x,
    compared: pair.y,
    difference: pair.y - pair.x,
    ratio: pair.ratio,
    symmetric_difference: pair.symmetricDifference,
    tolerance: pair.tolerance,
    weight: pair.weight,
  }
}
