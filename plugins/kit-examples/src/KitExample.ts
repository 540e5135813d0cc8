import type { ComponentType } from 'react'

/** One part of the kit as it is drawn, and the file that draws it. */
export interface KitExample {
  part: string
  group: string
  View: ComponentType
  /** The whole file: a comment, the imports, the view. */
  text: string
}
