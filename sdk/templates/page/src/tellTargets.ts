import type { PlaceRow } from '@msdat/sdk/kit'

/** How many states have reached the target, of those with a figure; empty where there is no target. */
export function tellTargets(rows: readonly Pick<PlaceRow, 'standing'>[]): string {
  const judged = rows.flatMap(({ standing }) => (standing?.icon ? [standing] : []))
  const reached = judged.filter(({ icon }) => icon === 'up' || icon === 'equal')
  return judged.length === 0
    ? ''
    : `${reached.length} of ${judged.length} states with a figure reach the target.`
}
