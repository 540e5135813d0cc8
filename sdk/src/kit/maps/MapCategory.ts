export interface MapCategory {
  id: string
  label: string
  colour: string
  /** It has no figure of its own: stripes of the surface stand over its colour. */
  isMissing?: boolean
}
