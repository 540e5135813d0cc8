import { isMonthly } from '../period.ts'
import { firstDifferences } from './firstDifferences.ts'

interface Point {
  period: string
  value: number
}

const mostNamed = 8

/** Says why two series have too few changes in common, and which periods they do share; null where they have them. */
export function missingChanges(a: readonly Point[], b: readonly Point[], least: number): string | null {
  const changes = sharedPeriods(firstDifferences(a), firstDifferences(b))
  if (changes.length >= least) return null
  const shared = sharedPeriods(a, b)
  const unit = shared.some(isMonthly) ? 'month' : 'year'
  if (shared.length === 0) return `The two have no ${unit} in common.`
  const named = shared.slice(0, mostNamed).join(', ') + (shared.length > mostNamed ? ' and more' : '')
  const both = `Both have figures in ${shared.length} ${unit}${shared.length === 1 ? '' : 's'} (${named})`
  return `${both}, but a change needs the ${unit} before it too: ${countOf(changes.length)}, and ${least} are needed. What is missing are figures of neighbouring ${unit}s; the levels below use the ${unit}s as they are.`
}

const countOf = (n: number) =>
  n === 1 ? 'both have it once' : n === 0 ? 'both never have it' : `both have it ${n} times`

function sharedPeriods(a: readonly Point[], b: readonly Point[]): string[] {
  const periods = new Set(b.map(({ period }) => period))
  return a
    .map(({ period }) => period)
    .filter((period) => periods.has(period))
    .sort()
}
