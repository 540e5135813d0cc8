import type { Choice } from '../controls/Choice.ts'

/** Something the palette leads to. Its value names kind and id, such as `indicator:18`. */
export interface PaletteEntry extends Choice<string> {
  run: () => void
  /** The plugin has chosen its label. */
  isOfPlugin?: boolean
}
