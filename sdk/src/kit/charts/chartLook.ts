import type { PartialTheme } from '@nivo/theming'
import type { Theme } from '../../contracts/appearance.ts'
import type { Tone } from '../values/compareToTarget.ts'

export interface ChartLook {
  /** The value of a colour token, so that a saved picture needs no style sheet. */
  colour: (name: string) => string
  fill: (tone: Tone) => string
  /** Font sizes in pixels that follow the visitor's text size. */
  small: number
  normal: number
  nivo: PartialTheme
}

export function chartLook(theme: Theme): ChartLook {
  const colour = (name: string) => theme.tokens[`color-${name}`] ?? '#777777'
  const small = theme.fontSize * 0.7
  return {
    colour,
    fill: (tone) => colour(`fill-${tone}`),
    small,
    normal: theme.fontSize * 0.78,
    nivo: {
      text: { fontFamily: 'inherit', fontSize: small, fill: colour('text-muted') },
      axis: {
        ticks: { line: { stroke: 'none' }, text: { fontSize: small, fill: colour('text-muted') } },
        domain: { line: { stroke: 'none' } },
      },
      grid: { line: { stroke: colour('grid'), strokeWidth: 1 } },
    },
  }
}

/** Ten colours for series; more than ten begin again. */
export function seriesColour(look: ChartLook, at: number): string {
  return look.colour(`chart-${(at % 10) + 1}`)
}
