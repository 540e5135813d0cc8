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
  const colour = theme.tokens[`color-ramp-${rampStep(at, classes.length)}`] ?? ''
  return { colour, ...(theme.patternFill && { texture: at }) }
}
