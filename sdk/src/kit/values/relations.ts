import { formatNumber } from '../../contracts/minus.ts'
import type { Column } from '../tables/Column.ts'
import { numberColumn } from '../tables/numberColumn.ts'
import type { Correlations } from './useCorrelations.ts'

/** Two indicators and how closely they go together, in one place or over the states. */
export interface Relation {
  /** The two ids with a dot between them, and the place where several are compared. */
  id: string
  /** The two indicators. */
  label: string
  /** Empty where there is only one. */
  place: string
  r: number | null
  n: number | null
  interval: readonly [number, number] | null
  q: number | null
  strength: string
  /** Why there is no figure, or what to be careful about. */
  remark: string
}

/** One row for each two indicators, in the order they come in. */
export function readRelations(
  { cells }: Correlations,
  nameOf: (indicator: number) => string,
  place = '',
): Relation[] {
  return cells.map(({ indicators, correlation, q, warnings }): Relation => {
    const id = [indicators.join('.'), place].filter(Boolean).join(' ')
    const common = { id, label: indicators.map(nameOf).join(' and '), place, q }
    if (!('r' in correlation))
      return {
        ...common,
        r: null,
        n: null,
        interval: null,
        strength: 'Not calculated',
        remark: correlation.reason,
      }
    const { r, n, interval, strength } = correlation
    const range = interval ? ([interval[0] ?? r, interval[1] ?? r] as const) : null
    return { ...common, r, n, interval: range, strength, remark: warnings.join(' ') }
  })
}

/** A coefficient as it is written: two decimals and a true minus sign. */
export function formatR(r: number): string {
  return formatNumber(r, 2)
}

/** How likely it is that chance alone does this, corrected over all pairs. */
export function qText(q: number): string {
  return q < 0.001 ? 'below 0.001' : q.toFixed(3)
}

/**
 * The strongest pair of the first place first, those that cannot be calculated last; what the other places have of a
 * pair comes behind it.
 */
export function strongestFirst([first = [], ...others]: readonly Relation[][]): Relation[] {
  const sorted = first.toSorted((one, other) => strengthOf(other) - strengthOf(one))
  return sorted.flatMap((relation) => [
    relation,
    ...others.flatMap((rows) => rows.filter(({ label }) => label === relation.label)),
  ])
}

const strengthOf = ({ r }: Relation): number => (r === null ? -1 : Math.abs(r))

/** The first relation in one sentence; what is not more than chance is said so. */
export function tellStrongest([first]: readonly Relation[]): string {
  if (!first || first.r === null) return 'No two of these indicators can be related here.'
  const chance = first.q !== null && first.q > 0.05 ? ' It may be chance: q is above 0.05.' : ''
  return `Strongest: ${first.label}, r = ${formatR(first.r)}, n = ${first.n}.${chance}`
}

/** The table behind any drawing of relations. */
export function relationColumns(rows: readonly Relation[]): Column<Relation>[] {
  const place: Column<Relation> = { id: 'place', header: 'Place', value: ({ place }) => place }
  return [
    { id: 'pair', header: 'Indicators', isRowHeader: true, value: ({ label }) => label },
    ...(rows.some(({ place }) => place !== '') ? [place] : []),
    numberColumn({ id: 'r', header: 'r', value: ({ r }) => r, format: formatR }),
    numberColumn({ id: 'n', header: 'n', value: ({ n }) => n, format: String }),
    numberColumn({
      id: 'lower',
      header: '95% from',
      value: ({ interval }) => interval?.[0] ?? null,
      format: formatR,
    }),
    numberColumn({
      id: 'upper',
      header: '95% to',
      value: ({ interval }) => interval?.[1] ?? null,
      format: formatR,
    }),
    numberColumn({ id: 'q', header: 'q (chance, over all pairs)', value: ({ q }) => q, format: qText }),
    { id: 'strength', header: 'Strength', value: ({ strength }) => strength },
    { id: 'remark', header: 'Remark', value: ({ remark }) => remark },
  ]
}
