import type { HostOutput } from '@msdat/sdk'

export const mostCorrelated = 12

type Correlations = HostOutput<'analysis.correlate'>

export interface Relation {
  id: string
  /** The two indicators. */
  label: string
  r: number | null
  n: number | null
  interval: readonly [number, number] | null
  q: number | null
  strength: string
  /** Why there is no figure, or what to be careful about. */
  remark: string
}

/** One row for each two indicators, the strongest first, those that cannot be calculated last. */
export function readRelations({ cells }: Correlations, nameOf: (indicator: number) => string): Relation[] {
  const rows = cells.map(({ indicators, correlation, q, warnings }): Relation => {
    const common = { id: indicators.join('-'), label: indicators.map(nameOf).join(' and '), q }
    if (correlation.status !== 'ok') {
      const none = { r: null, n: null, interval: null, strength: 'Not calculated' }
      return { ...common, ...none, remark: 'reason' in correlation ? correlation.reason : '' }
    }
    const { r, n, interval, strength } = correlation as Extract<typeof correlation, { r: number }>
    const range = interval ? ([interval[0] ?? r, interval[1] ?? r] as const) : null
    return { ...common, r, n, interval: range, strength, remark: warnings.join(' ') }
  })
  return rows.sort((one, other) => strengthOf(other) - strengthOf(one))
}

const strengthOf = ({ r }: Relation) => (r === null ? -1 : Math.abs(r))

/** The strongest relation in one sentence; what is not more than chance is said so. */
export function tellStrongest(relations: readonly Relation[]): string {
  const [first] = relations
  if (!first || first.r === null) return 'No two of these indicators can be related here.'
  const chance = first.q !== null && first.q > 0.05 ? ' It may be chance: q is above 0.05.' : ''
  return `Strongest: ${first.label}, r = ${first.r.toFixed(2)}, n = ${first.n}.${chance}`
}
