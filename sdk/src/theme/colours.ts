/** Colours by what they mean. Each name becomes the custom property `--color-<name>`. */
export interface Colours {
  page: string
  surface: string
  'surface-raised': string
  'surface-sunken': string
  'surface-hover': string
  text: string
  'text-muted': string
  border: string
  /** Outlines of things that can be pressed: 3:1 against every surface. */
  'border-strong': string
  accent: string
  'accent-strong': string
  'accent-soft': string
  'on-accent': string
  positive: string
  'positive-soft': string
  negative: string
  'negative-soft': string
  'on-target': string
  'on-target-soft': string
  warning: string
  'warning-soft': string
  focus: string
  overlay: string
  'source-routine': string
  'source-routine-soft': string
  'source-survey': string
  'source-survey-soft': string
  'source-estimate': string
  'source-estimate-soft': string
  /** Areas of charts, lighter than the words of the same meaning: 3:1 against the surface. */
  'fill-positive': string
  'fill-negative': string
  'fill-on-target': string
  'fill-neutral': string
  /** Under the icons that plugins bring, which are drawn for white paper: light in every scheme. */
  'under-icon': string
  grid: string
  /** Areas without a figure: hatched in `no-data-line` over `no-data`. */
  'no-data': string
  'no-data-line': string
}

/** Words that must be readable, and everything they are written on. */
export const textColours = [
  'text',
  'text-muted',
  'accent',
  'accent-strong',
  'positive',
  'negative',
  'on-target',
  'warning',
  'source-routine',
  'source-survey',
  'source-estimate',
] as const satisfies readonly (keyof Colours)[]

export const surfaceColours = [
  'page',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
] as const satisfies readonly (keyof Colours)[]
