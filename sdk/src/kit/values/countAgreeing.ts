import { levels } from '../../contracts/levels.ts'
import type { ComparedRow } from '../tables/comparedColumns.ts'

/** How many of the states that can be compared differ by no more than the tolerance, which is in the unit of the differences. */
export function countAgreeing(
  rows: readonly ComparedRow[],
  tolerance: number,
): { agree: number; of: number } {
  const comparable = rows.filter(
    ({ place, difference }) => place.level === levels.state && difference !== null,
  )
  const agree = comparable.filter(({ difference }) => Math.abs(difference ?? 0) <= tolerance)
  return { agree: agree.length, of: comparable.length }
}
