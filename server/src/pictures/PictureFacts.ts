import type { FirstFigure } from '@msdat/sdk/contracts/firstFigure'

/** A figure with its bounds, where they are known. */
export interface Mark {
  /** Place or period. */
  name: string
  value: number
  lower?: number | undefined
  upper?: number | undefined
  /** The figure that the view shows. */
  isShown: boolean
}

export interface PictureChart {
  /** States stand in a row, from low to high; years are joined by a line. */
  kind: 'states' | 'years'
  title: string
  marks: readonly Mark[]
}

/** Everything that stands in the picture of a view. */
export interface PictureFacts {
  figure: FirstFigure
  /** Title of the section. */
  section: string
  unit: string
  chart: PictureChart | null
  citation: string
  brand: Brand
}

/** Whose picture it is. */
export interface Brand {
  name: string
  /** PNG, with its size in pixels. */
  logo: { address: string; width: number; height: number } | null
  accent: string
}
