import type { Appearance } from '@msdat/sdk'

/** The settings that are either on or off. */
type SwitchName =
  'highContrast' | 'strongFocus' | 'reducedMotion' | 'wideSpacing' | 'patternFill' | 'tableFirst'

export interface Switch {
  name: SwitchName
  label: string
  detail: string
}

export const switches: readonly Switch[] = [
  {
    name: 'highContrast',
    label: 'High contrast',
    detail: 'Stronger lines, black on white or white on black.',
  },
  { name: 'strongFocus', label: 'Stronger focus', detail: 'A thick ring shows where the keyboard is.' },
  { name: 'reducedMotion', label: 'Less motion', detail: 'Nothing slides or fades.' },
  { name: 'wideSpacing', label: 'Wider spacing', detail: 'More room between letters, words and lines.' },
  {
    name: 'patternFill',
    label: 'Patterns beside colour',
    detail: 'Charts and maps do not rely on colour alone.',
  },
  { name: 'tableFirst', label: 'Tables first', detail: 'Each chart opens as its table.' },
]

export const fontLevels = [1, 2, 3, 4, 5] as const

/** What Reset goes back to; colours and scheme are the page's own menu's and stay. */
export const resetChange = {
  fontLevel: 3,
  highContrast: false,
  strongFocus: false,
  reducedMotion: false,
  wideSpacing: false,
  patternFill: false,
  tableFirst: false,
} as const satisfies Partial<Appearance>

/** Text size of a level in percent of the usual one: 80, 90, 100, 110, 120. */
export const percentOf = (level: number): number => 80 + 10 * (level - 1)

/** The sentence a screen reader says after a change. */
export function describeChange(label: string, isOn: boolean): string {
  return `${label} is ${isOn ? 'on' : 'off'}.`
}
