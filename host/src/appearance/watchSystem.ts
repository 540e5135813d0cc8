import { defaultSystem, type SystemPreferences } from '@msdat/sdk/theme'

const queries = {
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
} as const

export function readSystem(): SystemPreferences {
  return {
    ...defaultSystem,
    scheme: matchMedia(queries.dark).matches ? 'dark' : 'light',
    reducedMotion: matchMedia(queries.still).matches,
    moreContrast: matchMedia(queries.contrast).matches,
  }
}

export function watchSystem(onChange: (system: SystemPreferences) => void): void {
  for (const query of Object.values(queries)) {
    matchMedia(query).addEventListener('change', () => onChange(readSystem()))
  }
}
