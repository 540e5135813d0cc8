import { agreementOf, type AgreementTerms, type Reported } from './agreement.ts'
import { countAgreement, tellWindow } from './countAgreement.ts'

/** How far a figure can be relied on, from what is published about it and nothing else. */
export interface FigureConfidence {
  /** 0 to 100; null where it cannot be told. */
  score: number | null
  level: 'high' | 'moderate' | 'low' | 'cannot be told'
  /** The reason, in sentences. */
  explanation: string
  /** From the bounds: 1 for a narrow interval, 0 for a wide one; null without usable bounds. */
  precision: number | null
  /** The share of independent sources that say the same; null without any. */
  agreement: number | null
}

interface Terms extends AgreementTerms {
  nameOf: (datasource: number) => string
}

/** Half-widths of the interval that count as fully precise and as not precise: points of a percentage, else shares of the value. */
const widths = { points: { best: 2, worst: 12 }, share: { best: 0.05, worst: 0.4 } }
const levelsFrom = { high: 75, moderate: 45 }

/**
 * The confidence of a figure: the mean of its precision (from its published bounds) and of its agreement (the share
 * of independent sources within the window that say the same), times 100. With one of the two alone it is never
 * high; with neither it cannot be told. Where fewer than half of the independent sources agree, it is low.
 */
export function figureConfidence(
  figure: Reported,
  reported: readonly Reported[],
  terms: Terms,
): FigureConfidence {
  const precision = precisionOf(figure, terms.isPercentage)
  const { others, agreeing, left } = agreementOf(figure, reported, terms)
  const agreement = others.length === 0 ? null : agreeing.length / others.length
  const parts = [precision, agreement].filter((part) => part !== null)
  const score =
    parts.length === 0 ? null : Math.round((100 * parts.reduce((sum, part) => sum + part, 0)) / parts.length)
  const level = levelOf(score, { agreement, isWhole: parts.length === 2 })
  const sentences = [
    tellPrecision(figure, precision, terms.isPercentage),
    tellAgreement(others, agreeing, terms),
    ...(left.length > 0
      ? [`Not counted, since they repeat or are made from others: ${left.map(terms.nameOf).join(', ')}.`]
      : []),
    ...(score === null
      ? ['Without bounds and without another independent source its confidence cannot be told.']
      : []),
    ...(score !== null && parts.length === 1 ? ['Known in part only, so it is never called high.'] : []),
  ]
  return { score, level, explanation: sentences.join(' '), precision, agreement }
}

/** Null where a bound is missing or the two do not hold the value. */
function precisionOf({ value, lower, upper }: Reported, isPercentage: boolean): number | null {
  if (lower === null || upper === null || !(lower <= value && value <= upper)) return null
  const half = (upper - lower) / 2
  if (!isPercentage && value === 0) return null
  const { best, worst } = isPercentage ? widths.points : widths.share
  const width = isPercentage ? half : half / Math.abs(value)
  return Math.min(1, Math.max(0, (worst - width) / (worst - best)))
}

function levelOf(
  score: number | null,
  { agreement, isWhole }: { agreement: number | null; isWhole: boolean },
): FigureConfidence['level'] {
  if (score === null) return 'cannot be told'
  if (agreement !== null && agreement < 0.5) return 'low'
  if (score >= levelsFrom.high && isWhole) return 'high'
  return score >= levelsFrom.moderate ? 'moderate' : 'low'
}

function tellPrecision(figure: Reported, precision: number | null, isPercentage: boolean): string {
  const { value, lower, upper } = figure
  if (lower === null || upper === null) return 'Its source publishes no bounds.'
  if (precision === null) return 'Its published bounds do not hold it, so they say nothing.'
  const half = (upper - lower) / 2
  const size = isPercentage
    ? `${half.toFixed(1)} points`
    : `${((100 * half) / Math.abs(value)).toFixed(0)}% of the figure`
  return `Its interval reaches about ${size} to each side.`
}

function tellAgreement(others: readonly number[], agreeing: readonly number[], terms: Terms): string {
  return others.length === 0
    ? `No other independent source has a figure ${tellWindow(terms.window)}.`
    : `${countAgreement({ others, agreeing }, terms)}.`
}
