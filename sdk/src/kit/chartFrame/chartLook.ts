import type { PartialTheme } from '@nivo/theming'
import type { Theme } from '../../contracts/appearance.ts'
import { wrapText } from '../files/wrapText.ts'
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

/** Smaller letters cannot be read by many. */
const leastSize = 12

/** The three weights of type in charts. */
export const weights = { normal: 400, medium: 550, strong: 650 } as const

export function chartLook(theme: Theme): ChartLook {
  const colour = (name: string) => theme.tokens[`color-${name}`] ?? '#777777'
  const small = Math.max(leastSize, theme.fontSize * 0.75)
  return {
    colour,
    fill: (tone) => colour(`fill-${tone}`),
    small,
    normal: Math.max(leastSize + 1, theme.fontSize * 0.8),
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

/** Room that a text needs, in pixels: letters can be measured only in a browser, so a wide typeface is assumed. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * 0.57
}

/** The text, or as much of it as there is room for. */
export function fitText(text: string, room: number, fontSize: number): string {
  const most = Math.floor(room / (fontSize * 0.57))
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`
}

/** A text in so many lines at most, broken between words; what still has no room is cut at the end of the last. */
export function foldText(text: string, room: number, fontSize: number, most: number): string[] {
  const lines = textWidth(text, fontSize) > room ? wrapText(text, room / (fontSize * 0.57)) : [text]
  const last = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), ...(last ? [fitText(last, room, fontSize)] : [])]
}

const isHex = /^#[0-9a-f]{6}$/i

/** A colour stepped back towards another, as #rrggbb: pictures that leave the page know no `color-mix`. */
export function blend(colour: string, towards: string, share: number): string {
  if (!isHex.test(colour) || !isHex.test(towards)) return colour
  const channels = (text: string) => [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16))
  const [from, to] = [channels(colour), channels(towards)]
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
