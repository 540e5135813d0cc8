import { formatValue, type Subject } from '@msdat/sdk/kit'

export interface Fact {
  term: string
  words: string
}

const directions = {
  Positive: 'A higher figure is better.',
  Negative: 'A lower figure is better.',
  Unknown: 'Neither direction is better by itself.',
} as const

/** What the catalog says of the indicator; what it does not say is left out. */
export function indicatorFacts({ indicator, factor }: Subject): Fact[] {
  const target = (value: number | null, source: string): string =>
    value === null ? '' : [formatValue(value, factor), source].filter(Boolean).join(', ')
  return stated([
    ['Definition', indicator.description],
    ['Program area', indicator.program_area],
    ['Type', indicator.indicator_type],
    ['Direction', directions[indicator.desirable_slope as keyof typeof directions]],
    ['National target', target(indicator.national_target, indicator.national_source)],
    ['SDG target', target(indicator.sdg_target, indicator.sdg_information)],
  ])
}

/** What the catalog says of the source. */
export function sourceFacts({ source }: Subject): Fact[] {
  return stated([
    ['Kind', source.simulated ? `${source.classification}, simulated` : source.classification],
    ['About', source.description],
    ['Method', source.methodology],
    ['Below the nation', source.subnational_data],
    ['Years', source.year_available],
    ['Address', source.link],
  ])
}

const stated = (pairs: readonly (readonly [string, string])[]): Fact[] =>
  pairs.filter(([, words]) => words.trim() !== '').map(([term, words]) => ({ term, words }))
