import type { OwnColours } from '../contracts/colours.ts'
import { surfaceColours, textColours, type Colours } from './colours.ts'
import { contrastOf } from './contrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

type Scheme = 'light' | 'dark'

const bases = { light, dark } as const
/** What is mixed in where a colour is to stand out more. */
const far = { light: '#000000', dark: '#ffffff' } as const

/** The colours of a scheme with those of the installation in them, and what goes with each. */
export function withOwnColours(base: Colours, scheme: Scheme, own: OwnColours): Colours {
  const ground = own.surface ?? base.surface
  const words = own.text ?? base.text
  return {
    ...base,
    ...((own.surface || own.text) && {
      'surface-raised': scheme === 'light' ? ground : mix(ground, words, 0.05),
      'surface-sunken': mix(ground, words, 0.03),
      'surface-hover': mix(ground, words, 0.07),
      'text-muted': mix(words, ground, 0.25),
      border: mix(ground, words, 0.15),
      'border-strong': mix(ground, words, 0.55),
      grid: mix(ground, words, 0.1),
    }),
    ...(own.accent && {
      'accent-strong': mix(own.accent, far[scheme], 0.25),
      'on-accent': readableOn(own.accent, mix(own.accent, far[scheme], 0.25)),
    }),
    ...((own.accent || own.surface) && { 'accent-soft': mix(ground, own.accent ?? base.accent, 0.12) }),
    ...own,
  }
}

export interface ContrastFault {
  /** The field to change. */
  name: keyof OwnColours
  /** Such as: buttons and links (#6fcdd0) on cards (#ffffff) have a contrast of 1.8 to 1; it takes 4.5 to 1. */
  message: string
}

/** Where words, outlines or charts could not be told from what is behind them (WCAG 2.2, AA); one for each field. */
export function contrastFaults(scheme: Scheme, own: OwnColours): ContrastFault[] {
  const colours = withOwnColours(bases[scheme], scheme, own)
  const found = new Map<keyof OwnColours, ContrastFault>()
  for (const [front, back, enough] of pairs) {
    const contrast = contrastOf(colours[front], colours[back])
    const name = ownerOf(back, own) ?? ownerOf(front, own)
    if (contrast >= enough || name === null || found.has(name)) continue
    // Cut, not rounded: 4.49 must not be told as 4.5.
    const told = (Math.floor(contrast * 10) / 10).toFixed(1)
    const message = `${label(front)} (${colours[front]}) on ${label(back).toLowerCase()} (${colours[back]}): a contrast of ${told} to 1, and it takes ${enough} to 1.`
    found.set(name, { name, message })
  }
  return [...found.values()]
}

type Pair = readonly [front: keyof Colours, back: keyof Colours, enough: number]

const each = (
  fronts: readonly (keyof Colours)[],
  backs: readonly (keyof Colours)[],
  enough: number,
): Pair[] => fronts.flatMap((front) => backs.map((back): Pair => [front, back, enough]))

/** Those that matter most come first. */
const pairs: readonly Pair[] = [
  ...each(textColours, surfaceColours, 4.5),
  ...each(['on-accent'], ['accent', 'accent-strong'], 4.5),
  ...each(['accent', 'text'], ['accent-soft'], 4.5),
  ...each(['border-strong', 'focus'], surfaceColours, 3),
  ...each(['fill-positive', 'fill-negative', 'fill-on-target', 'fill-neutral'], ['surface'], 3),
]

const derived: Partial<Record<keyof Colours, keyof OwnColours>> = {
  'surface-raised': 'surface',
  'surface-sunken': 'surface',
  'surface-hover': 'surface',
  'text-muted': 'text',
  'border-strong': 'text',
  'accent-strong': 'accent',
  'accent-soft': 'accent',
}

/** The field of the installation that a colour is, or comes from. */
function ownerOf(name: keyof Colours, own: OwnColours): keyof OwnColours | null {
  const source = (derived[name] ?? name) as keyof OwnColours
  return own[source] === undefined ? null : source
}

const labels: Partial<Record<keyof Colours, string>> = {
  accent: 'Buttons and links',
  'accent-strong': 'Buttons under the pointer',
  'accent-soft': 'What is chosen',
  'on-accent': 'Words on buttons',
  page: 'The page',
  surface: 'Cards',
  'surface-raised': 'Menus',
  'surface-sunken': 'Sunken parts',
  'surface-hover': 'What the pointer is on',
  text: 'Words',
  'text-muted': 'Small words',
  'border-strong': 'Outlines',
  focus: 'The ring around what has the focus',
}

const label = (name: keyof Colours): string => labels[name] ?? `The colour “${name.replaceAll('-', ' ')}”`

/** Black or white words, whichever stand out more on both. */
function readableOn(one: string, other: string): string {
  const least = (words: string): number => Math.min(contrastOf(words, one), contrastOf(words, other))
  return least('#ffffff') >= least('#0a1a1c') ? '#ffffff' : '#0a1a1c'
}

/** `share` of the second colour in the first, both as #rrggbb. */
function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((colour) => parseInt(colour.slice(at, at + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
