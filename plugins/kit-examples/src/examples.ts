import type { KitExample } from './KitExample.ts'
import { cards } from './groups/cards.ts'
import { charts } from './groups/charts.ts'
import { controls } from './groups/controls.ts'
import { maps } from './groups/maps.ts'
import { spreads } from './groups/spreads.ts'
import { words } from './groups/words.ts'

/** Every part of the kit, in the order in which it is shown. */
export const examples: readonly KitExample[] = [
  ...charts,
  ...spreads,
  ...maps,
  ...cards,
  ...controls,
  ...words,
]
