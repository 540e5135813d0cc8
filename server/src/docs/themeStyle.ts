import { defaultAppearance, defaultSystem, resolveTheme } from '@msdat/sdk/theme'

type Scheme = 'light' | 'dark'

/** The product's design tokens as a style sheet that follows the reader's device. */
export function themeStyle(): string {
  return [
    `:root { color-scheme: light dark; ${declarations('light', false)} }`,
    `@media (prefers-color-scheme: dark) { :root { ${declarations('dark', false)} } }`,
    `@media (prefers-contrast: more) { :root { ${declarations('light', true)} } }`,
    `@media (prefers-contrast: more) and (prefers-color-scheme: dark) { :root { ${declarations('dark', true)} } }`,
  ].join('\n')
}

function declarations(scheme: Scheme, highContrast: boolean): string {
  const { tokens } = resolveTheme({ ...defaultAppearance, scheme, highContrast }, defaultSystem)
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')
}
