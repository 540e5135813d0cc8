import { computedLabel, noResult, type Outcome } from '../outcome.ts'
import { scoreOf } from '../triangulation/score.ts'

/** Cuts of the words, parts that are needed, and the ends of each part's scale. */
const reliabilityRules = {
  high: 80,
  medium: 50,
  leastParts: 3,
  freshYears: 1,
  oldYears: 10,
  preciseHalfWidth: 0.1,
  vagueHalfWidth: 0.5,
} as const

/** What is known of a source's series; leave out what is not. */
export interface ReliabilityInput {
  periods?: { reported: number; expected: number }
  /** Age of the newest value in years. */
  ageYears?: number
  flags?: { warnings: number; values: number }
  /** Consistency score against the best survey, 0-100 (methods 4a). */
  agreement?: number
  /** Half-width of the interval over the value. */
  relativeHalfWidth?: number
}

const reliabilityParts = ['completeness', 'timeliness', 'consistency', 'agreement', 'precision'] as const
type ReliabilityPart = (typeof reliabilityParts)[number]

export interface Reliability {
  label: typeof computedLabel
  score: number
  word: 'High' | 'Medium' | 'Low'
  /** Each 0-100; absent where nothing is known. */
  parts: Partial<Record<ReliabilityPart, number>>
}

/** Data reliability (methods 4e): mean of the parts that are known, at least three. Computed, not official. */
export function reliability(input: ReliabilityInput): Outcome<Reliability> {
  const parts = partsOf(input)
  const known = Object.values(parts)
  if (known.length < reliabilityRules.leastParts) {
    return noResult(
      'not_enough_information',
      `Not enough information: ${known.length} of ${reliabilityParts.length} parts are known.`,
    )
  }
  const score = known.reduce((a, b) => a + b, 0) / known.length
  const word = score >= reliabilityRules.high ? 'High' : score >= reliabilityRules.medium ? 'Medium' : 'Low'
  return { status: 'ok', label: computedLabel, score, word, parts }
}

function partsOf({ periods, ageYears, flags, agreement, relativeHalfWidth }: ReliabilityInput) {
  const { freshYears, oldYears, preciseHalfWidth, vagueHalfWidth } = reliabilityRules
  const parts: Partial<Record<ReliabilityPart, number>> = {}
  if (periods && areCounts(periods.reported, periods.expected))
    parts.completeness = Math.min(100, (100 * periods.reported) / periods.expected)
  if (isKnown(ageYears)) parts.timeliness = falling(ageYears, freshYears, oldYears)
  // One warning per value counts as one tolerance of discrepancy.
  if (flags && areCounts(flags.warnings, flags.values))
    parts.consistency = scoreOf(flags.warnings / flags.values)
  if (isKnown(agreement)) parts.agreement = Math.max(0, Math.min(100, agreement))
  if (isKnown(relativeHalfWidth))
    parts.precision = falling(relativeHalfWidth, preciseHalfWidth, vagueHalfWidth)
  return parts
}

function areCounts(some: number, all: number): boolean {
  return some >= 0 && all > 0 && Number.isFinite(some) && Number.isFinite(all)
}

function isKnown(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value)
}

/** 100 up to `best`, 0 from `worst`, straight between. */
function falling(value: number, best: number, worst: number): number {
  return Math.max(0, Math.min(100, (100 * (worst - value)) / (worst - best)))
}
