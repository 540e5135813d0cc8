import type { ChartLook } from '../chartFrame/chartLook.ts'
import type { Tone } from '../values/compareToTarget.ts'

/** Signs of a standing around 0,0: at the ends of bars, and in the legend below them. */
export const signs = {
  up: 'M0 -3.5L4 3H-4Z',
  equal: 'M-4 -2.4h8v1.8h-8ZM-4 1h8v1.8h-8Z',
  down: 'M0 3.5L4 -3H-4Z',
  unsure: 'M-4 1.4C-2.4 -2.6 -.6 -2.6 .8 -.9S3 .1 4 -1.6V.6C2.6 2.8 .8 2.8 -.6 1.2S-3 1 -4 3Z',
} as const

/** Signs have the colour of words: what is neither good nor bad, that of muted ones. */
export const signColour = (look: ChartLook, tone: Tone): string =>
  look.colour(tone === 'neutral' ? 'text-muted' : tone)
