import { coloursOf } from '@msdat/sdk/theme'

const light = coloursOf('light', 'default', false)

/** Pictures are light: they stand on the pages of others. */
export const theme = {
  page: light.surface,
  text: light.text,
  quiet: light['text-muted'],
  grid: light.border,
  accent: light.accent,
  mark: light['fill-neutral'],
  whisker: light['no-data-line'],
}
