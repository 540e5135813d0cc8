import { noResult, type NoResult } from '../outcome.ts'

/** One subgroup (a state, a wealth quintile): its value, its share of people, its standard error. */
export interface Subgroup {
  name: string
  value: number | null
  population?: number
  se?: number | null
  /** Zone or other group, for the decomposition. */
  group?: string
}

/** A subgroup with a value and its population share p. */
export interface Share {
  name: string
  y: number
  p: number
  se: number | null
  group: string
}

/** Share of subgroups that must have an estimate, and subgroups that a complex measure needs. */
const subgroupRules = { reported: 0.85, least: 3 } as const

/** Subgroups with values and shares that sum to 1, or why the measures are not given. Equal shares without populations. */
export function sharesOf(subgroups: readonly Subgroup[], rules = subgroupRules): Share[] | NoResult {
  const known = subgroups.filter(
    (one) => typeof one.value === 'number' && Number.isFinite(one.value) && one.value >= 0,
  )
  if (known.length === 0) return noResult('all_missing', 'No subgroup has a value.')
  if (known.length < subgroups.length * rules.reported) {
    const share = Math.round(100 * rules.reported)
    return noResult(
      'missing_subgroups',
      `${known.length} of ${subgroups.length} subgroups have a value; ${share} % are needed.`,
    )
  }
  if (known.length < rules.least) {
    return noResult(
      'too_few_points',
      `These measures need ${rules.least} subgroups; there are ${known.length}.`,
    )
  }
  const hasPopulations = known.every((one) => (one.population ?? 0) > 0)
  const weight = (one: Subgroup): number => (hasPopulations ? (one.population as number) : 1)
  const total = known.reduce((sum, one) => sum + weight(one), 0)
  return known.map((one) => ({
    name: one.name,
    y: one.value as number,
    p: weight(one) / total,
    se: one.se ?? null,
    group: one.group ?? '',
  }))
}

export function weightedMeanOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { p, y }) => sum + p * y, 0)
}
