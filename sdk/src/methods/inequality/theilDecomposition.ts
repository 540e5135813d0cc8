import { noResult, type Outcome } from '../outcome.ts'
import { theilOf } from './inequality.ts'
import { sharesOf, weightedMeanOf, type Share, type Subgroup } from './Subgroup.ts'

export interface TheilDecomposition {
  /** All times 1000; total = within + between. */
  total: number
  within: number
  between: number
  /** Share of the inequality that lies between the groups, 0-1; null where there is none. */
  betweenShare: number | null
  groups: { group: string; mean: number; share: number; theil: number }[]
}

/**
 * Theil's index split by group: T = sum s_g T_g + sum s_g ln(mu_g/mu), s_g the group's share of the sum of y
 * (Theil 1967; Shorrocks, Econometrica 48 (1980) 613-625).
 */
export function theilDecomposition(subgroups: readonly Subgroup[]): Outcome<TheilDecomposition> {
  const shares = sharesOf(subgroups)
  if ('status' in shares) return shares
  const mu = weightedMeanOf(shares)
  if (!(mu > 0)) return noResult('not_defined', 'All values are 0.')
  const members = new Map<string, Share[]>()
  for (const share of shares) members.set(share.group, [...(members.get(share.group) ?? []), share])
  if (members.size < 2) return noResult('one_place', 'There is one group, so nothing lies between groups.')
  const groups = [...members].map(([group, inside]) => toGroup(group, inside))
  const weight = (one: { mean: number; share: number }): number => (one.share * one.mean) / mu
  const within = groups.reduce((sum, one) => sum + weight(one) * one.theil, 0)
  const between = groups.reduce(
    (sum, one) => sum + (one.mean > 0 ? weight(one) * Math.log(one.mean / mu) : 0),
    0,
  )
  const total = theilOf(shares, mu)
  return {
    status: 'ok',
    total: 1000 * total,
    within: 1000 * within,
    between: 1000 * Math.max(0, between),
    betweenShare: total > 1e-15 ? Math.min(1, Math.max(0, between / total)) : null,
    groups: groups.map((one) => ({ ...one, theil: 1000 * one.theil })),
  }
}

function toGroup(group: string, inside: readonly Share[]) {
  const share = inside.reduce((sum, { p }) => sum + p, 0)
  const own = inside.map((one) => ({ ...one, p: one.p / share }))
  const mean = weightedMeanOf(own)
  return { group, mean, share, theil: mean > 0 ? theilOf(own, mean) : 0 }
}
