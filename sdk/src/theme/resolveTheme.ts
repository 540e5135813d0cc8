import type { Appearance, Theme } from '../contracts/appearance.ts'
import type { SchemeColours } from '../contracts/colours.ts'
import { ramp, series } from './chartColours.ts'
import type { Colours } from './colours.ts'
import { calmDark, dark, highContrastDark, neutralDark } from './dark.ts'
import { calmLight, highContrastLight, light, neutralLight } from './light.ts'
import { withOwnColours } from './ownColours.ts'
import { focusRing, motion, noMotion, scales, spacing, strongFocusRing, wideSpacing } from './scales.ts'

/** What the visitor's device says of its own accord. */
export interface SystemPreferences {
  scheme: 'light' | 'dark'
  reducedMotion: boolean
  moreContrast: boolean
  locale: string
  direction: 'ltr' | 'rtl'
}

export const defaultSystem: SystemPreferences = {
  scheme: 'light',
  reducedMotion: false,
  moreContrast: false,
  locale: 'en-NG',
  direction: 'ltr',
}

export const defaultAppearance: Appearance = {
  scheme: 'light',
  palette: 'default',
  fontLevel: 3,
  highContrast: false,
  strongFocus: false,
  reducedMotion: false,
  wideSpacing: false,
  patternFill: false,
  tableFirst: false,
}

const noColours: SchemeColours = { light: {}, dark: {} }

const palettes = {
  light: { base: light, calm: calmLight, neutral: neutralLight, highContrast: highContrastLight },
  dark: { base: dark, calm: calmDark, neutral: neutralDark, highContrast: highContrastDark },
} as const

/** Level 3 is 16px; each level is a tenth of that more or less. */
export function fontSizeOf(level: number): number {
  return Math.round(16 * (0.8 + 0.1 * (level - 1)) * 10) / 10
}

/**
 * The looks a visitor asked for, with what the device prefers, as one set of token values. `own` are the colours of
 * the installation, which stand where the visitor has chosen no others.
 */
export function resolveTheme(
  appearance: Appearance,
  system: SystemPreferences = defaultSystem,
  own: SchemeColours = noColours,
): Theme {
  const scheme = appearance.scheme === 'system' ? system.scheme : appearance.scheme
  const reducedMotion = appearance.reducedMotion || system.reducedMotion
  const highContrast = appearance.highContrast || system.moreContrast
  return {
    scheme,
    fontSize: fontSizeOf(appearance.fontLevel),
    highContrast,
    strongFocus: appearance.strongFocus,
    reducedMotion,
    wideSpacing: appearance.wideSpacing,
    patternFill: appearance.patternFill,
    tableFirst: appearance.tableFirst,
    direction: system.direction,
    locale: system.locale,
    tokens: {
      ...scales,
      ...(reducedMotion ? noMotion : motion),
      ...(appearance.strongFocus ? strongFocusRing : focusRing),
      ...spacing,
      ...(appearance.wideSpacing && wideSpacing),
      ...shadowsOf(scheme, highContrast),
      ...namedColours(
        appearance.palette === 'default' && !highContrast
          ? withOwnColours(coloursOf(scheme, 'default', false), scheme, own[scheme])
          : coloursOf(scheme, appearance.palette, highContrast),
      ),
      ...numbered('chart', series[scheme]),
      ...numbered('ramp', ramp[scheme]),
    },
  }
}

export function coloursOf(
  scheme: Theme['scheme'],
  palette: Appearance['palette'],
  highContrast: boolean,
): Colours {
  const { base, calm, neutral, highContrast: contrast } = palettes[scheme]
  const chosen = { default: {}, calm, neutral }[palette]
  return { ...base, ...chosen, ...(highContrast && contrast) }
}

function namedColours(colours: Colours): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`color-${name}`, value]))
}

function numbered(name: string, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, at) => [`color-${name}-${at + 1}`, value]))
}

function shadowsOf(scheme: Theme['scheme'], highContrast: boolean): Record<string, string> {
  // A shadow says nothing on black, and blurs the outlines that high contrast is about.
  if (highContrast) return { 'shadow-1': 'none', 'shadow-2': 'none', 'shadow-3': 'none' }
  const [ink, strength] = scheme === 'light' ? ['18 38 50', 1] : ['0 0 0', 3.2]
  const layer = (y: number, blur: number, alpha: number) =>
    `0 ${y}px ${blur}px rgb(${ink} / ${(alpha * Number(strength)).toFixed(3)})`
  return {
    'shadow-1': `${layer(1, 2, 0.05)}, ${layer(1, 6, 0.03)}`,
    'shadow-2': `${layer(2, 4, 0.06)}, ${layer(6, 18, 0.07)}`,
    'shadow-3': `${layer(4, 8, 0.07)}, ${layer(16, 40, 0.13)}`,
  }
}
