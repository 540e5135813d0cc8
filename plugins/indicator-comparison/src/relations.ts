import { formatR, type Relation } from '@msdat/sdk/kit'

export const mostCorrelated = 12

/**
 * The strongest pair of the first place first, those that cannot be calculated last; what the other places have of a
 * pair comes behind it.
 */
export function strongestFirst([first = [], ...others]: readonly Relation[][]): Relation[] {
  const sorted = [...first].sort((one, other) => strengthOf(other) - strengthOf(one))
  return sorted.flatMap((relation) => [
    relation,
    ...others.flatMap((rows) => rows.filter(({ label }) => label === relation.label)),
  ])
}

const strengthOf = ({ r }: Relation) => (r === null ? -1 : Math.abs(r))

/** The strongest relation in one sentence; what is not more than chance is said so. */
export function tellStrongest([first]: readonly Relation[]): string {
  if (!first || first.r === null) return 'No two of these indicators can be related here.'
  const chance = first.q !== null && first.q > 0.05 ? ' It may be chance: q is above 0.05.' : ''
  return `Strongest: ${first.label}, r = ${formatR(first.r)}, n = ${first.n}.${chance}`
}
