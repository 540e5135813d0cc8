import type { Indicator } from '@msdat/sdk'

const most = 8

/** Indicators with figures whose names or program areas speak of the subject. */
export function nearestIndicators(indicators: readonly Indicator[], words: RegExp): Indicator[] {
  return indicators
    .filter(({ datasources }) => datasources.length > 0)
    .filter(({ full_name, program_area }) => words.test(`${full_name} ${program_area}`))
    .slice(0, most)
}
