import { blend } from '../chartFrame/chartLook.ts'
import type { Theme } from '../../contracts/appearance.ts'
import type { MapArea } from './MapArea.ts'
import type { MapCategory } from './MapCategory.ts'
import type { MapFill } from './MapTexture.tsx'
import { classOf, rampStep, type ValueClass } from './valueClasses.ts'

export interface Fills {
  theme: Theme
  classes: readonly ValueClass[]
  categories?: readonly MapCategory[]
}

/** Null where there is no figure. A place that the card does not look at is only muted. */
export function fillOf(area: MapArea | undefined, fills: Fills): MapFill | null {
  const { theme, classes, categories } = fills
  if (!area) return { colour: theme.tokens['color-surface-sunken'] ?? '#eeeeee' }
  const category = categories?.find(({ id }) => id === area.category)
  if (categories) return category ? fillOfCategory(category, fills) : null
  return area.value === null ? null : fillOfClass(classOf(area.value, classes), fills)
}

export function fillOfCategory(category: MapCategory, { theme, categories }: Fills): MapFill {
  if (category.isMissing) return { colour: category.colour, texture: 'missing' }
  const texture = categories?.indexOf(category) ?? 0
  return { colour: category.colour, ...(theme.patternFill && { texture }) }
}

export function fillOfClass(at: number, { theme, classes }: Pick<Fills, 'theme' | 'classes'>): MapFill {
  const colour =
    sideColour(at, { theme, classes }) ?? theme.tokens[`color-ramp-${rampStep(at, classes.length)}`] ?? ''
  return { colour, ...(theme.patternFill && { texture: at }) }
}

/** How much of its colour the class nearest to 0 has at least. */
const palest = 0.25

/** Classes on both sides of 0, as of a difference: a colour for each side, the paler the nearer to 0. Null elsewhere. */
function sideColour(at: number, { theme, classes }: Pick<Fills, 'theme' | 'classes'>): string | null {
  const [first, last, own] = [classes[0], classes.at(-1), classes[at]]
  if (!first || !last || !own || first.from >= 0 || last.to <= 0) return null
  const isBelow = own.to <= 0
  const share = (isBelow ? -own.from : own.to) / Math.max(-first.from, last.to)
  const [side, surface] = [
    theme.tokens[isBelow ? 'color-chart-2' : 'color-chart-1'],
    theme.tokens['color-surface'],
  ]
  return side && surface ? blend(surface, side, palest + (1 - palest) * share) : null
}
