import type { Standing } from '../values/compareToTarget.ts'
import { formatPeriod } from '../values/formatValue.ts'

/** What belongs to one figure beside its value. All of it is optional; what is there is told everywhere. */
export interface FigureDetails {
  /** In words, where `format` does not write it already, such as "per 1,000". */
  unit?: string
  source?: string
  period?: string
  rank?: { at: number; of: number }
  standing?: Standing
  /** A warning about this figure alone, such as "above 100%". */
  flag?: string
  /** One more line. */
  note?: string
}

/** The details of a figure that says more than them; `words` stand before its own note. */
export function detailsOf(figure: FigureDetails, ...words: (string | undefined)[]): FigureDetails {
  const { unit, source, period, rank, standing, flag } = figure
  const note = [...words, figure.note].filter(Boolean).join(', ') || undefined
  return { unit, source, period, rank, standing, flag, note }
}

/** One number of a mark. */
export interface Fact {
  /** What the number is, where a mark has several: the name of an axis or of a series. */
  label?: string
  /** Null where there is no figure. */
  value: number | null
  lower?: number | null
  upper?: number | null
  format: (value: number) => string
  /** The series it belongs to, as it looks in the chart. */
  swatch?: { shape: number; colour: string }
}

/** What a mark says. Its tooltip, its spoken words and its row in the table are all made from this. */
export interface MarkFacts {
  title: string
  facts: readonly Fact[]
  details?: FigureDetails
}

/** Something that can be pointed at: where it is in the drawing, in pixels, and what it says. */
export interface Mark extends MarkFacts {
  id: string
  x: number
  y: number
  /** How far it reaches above and below its middle, where its tooltip must not cover that. */
  reach?: number
}

/** The value in words. A fact that is an interval alone, such as a band of a forecast, is told by its bounds. */
export function factText(fact: Fact): string {
  if (fact.value !== null) return fact.format(fact.value)
  return rangeText(fact) || 'No data'
}

/** The interval beside a value; empty where the value itself is told by it. */
export function intervalText(fact: Fact): string {
  return fact.value === null ? '' : rangeText(fact)
}

/** "41.0% to 45.0%"; empty where a bound is missing. */
function rangeText({ lower, upper, format }: Fact): string {
  if (typeof lower !== 'number' || typeof upper !== 'number') return ''
  return `${format(lower)} to ${format(upper)}`
}

/** Source, period and rank in a few words, such as "NDHS, 2018, rank 3 of 37". */
export function originText({ source, period, rank }: FigureDetails): string {
  const place = rank ? `rank ${rank.at} of ${rank.of}` : ''
  return [source, period && formatPeriod(period), place].filter(Boolean).join(', ')
}

/** All that a mark says, as one sentence. */
export function tellMark({ title, facts, details = {} }: MarkFacts): string {
  const numbers = facts.map((fact) => {
    const range = intervalText(fact)
    return [fact.label, factText(fact).replace('No data', 'no data'), range && `(${range})`]
      .filter(Boolean)
      .join(' ')
  })
  const { unit, standing, flag, note } = details
  return [
    numbers.length > 0 ? `${title}: ${[numbers.join(', '), unit].filter(Boolean).join(' ')}` : title,
    standing?.icon ? standing.words : '',
    originText(details),
    flag,
    note,
  ]
    .filter(Boolean)
    .join(', ')
}
