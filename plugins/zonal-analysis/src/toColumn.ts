import type { Factor } from '@msdat/sdk'
import { formatValue, isBest, isPercentage, tellComputed, type ZoneGap, type ZonePlace } from '@msdat/sdk/kit'
import type { ColumnDatum } from '@msdat/sdk/kit/charts'

/** A place as a column of the chart. */
export function toColumn(
  one: ZonePlace,
  colours: ReadonlyMap<string, string>,
  factor: Factor | undefined,
): ColumnDatum {
  const { place, zone, code, computed, gap } = one
  // Columns show the code, lying bars the name: a computed figure bears its mark in both.
  const mark = computed ? '*' : ''
  const zoneName = zone?.name ?? place.name
  const note = [zone?.name, computed && tellComputed(computed), gap && gapText(gap, factor)].filter(Boolean)
  return {
    ...one,
    label: `${place.name}${mark}`,
    code: `${code}${mark}`,
    isEmphasised: !zone,
    // Colour says which zone here, so the nation has one of its own.
    colour: colours.get(zoneName),
    group: zone?.name,
    note: note.join(' · '),
  }
}

function gapText(gap: ZoneGap, factor: Factor | undefined): string {
  if (isBest(gap)) return 'Best of its zone'
  const { to, points } = gap
  const distance = isPercentage(factor) ? `${formatValue(points)} points` : formatValue(points)
  return `${distance} from ${to.name}, the best of its zone`
}
