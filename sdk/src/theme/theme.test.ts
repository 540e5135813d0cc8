import { describe, expect, it } from 'vitest'
import { ramp, series } from './chartColours.ts'
import { surfaceColours, textColours, type Colours } from './colours.ts'
import { contrastOf } from './contrast.ts'
import { coloursOf, defaultAppearance, defaultSystem, resolveTheme } from './resolveTheme.ts'

const schemes = ['light', 'dark'] as const
const palettes = ['default', 'calm', 'neutral'] as const
const looks = schemes.flatMap((scheme) =>
  palettes.flatMap((palette) => [false, true].map((highContrast) => ({ scheme, palette, highContrast }))),
)

describe.each(looks)('colours: $scheme, $palette, high contrast $highContrast', (look) => {
  const colours = coloursOf(look.scheme, look.palette, look.highContrast)
  const enough = look.highContrast ? 7 : 4.5

  it('every text colour is readable on every surface', () => {
    expect(tooClose(colours, textColours, surfaceColours, enough)).toEqual([])
  })

  it('words in a soft badge, and words on the accent, are readable', () => {
    const own = [
      'positive',
      'negative',
      'on-target',
      'warning',
      'accent',
      'source-routine',
      'source-survey',
      'source-estimate',
    ] as const
    for (const name of own) {
      expect(contrastOf(colours[name], colours[`${name}-soft`]), name).toBeGreaterThanOrEqual(enough)
      expect(contrastOf(colours.text, colours[`${name}-soft`]), name).toBeGreaterThanOrEqual(enough)
    }
    expect(contrastOf(colours['on-accent'], colours.accent)).toBeGreaterThanOrEqual(enough)
    expect(contrastOf(colours['on-accent'], colours['accent-strong'])).toBeGreaterThanOrEqual(enough)
  })

  it('outlines, focus and areas of charts stand out 3:1', () => {
    const shapes = ['border-strong', 'focus'] as const
    expect(tooClose(colours, shapes, surfaceColours, 3)).toEqual([])
    const fills = ['fill-positive', 'fill-negative', 'fill-on-target', 'fill-neutral'] as const
    expect(tooClose(colours, fills, ['surface'], 3)).toEqual([])
    for (const colour of series[look.scheme])
      expect(contrastOf(colour, colours.surface), colour).toBeGreaterThanOrEqual(3)
  })
})

describe('resolveTheme', () => {
  it('follows the device where the visitor leaves the choice to it', () => {
    const asked = { ...defaultAppearance, scheme: 'system' as const }
    const theme = resolveTheme(asked, {
      ...defaultSystem,
      scheme: 'dark',
      reducedMotion: true,
      moreContrast: true,
    })
    expect(theme).toMatchObject({ scheme: 'dark', reducedMotion: true, highContrast: true })
    expect(theme.tokens['motion-normal']).toBe('0ms')
    expect(theme.tokens['color-page']).toBe('#000000')
  })

  it('gives 16px at level 3 and a tenth of that more for each level', () => {
    const sizes = [1, 2, 3, 4, 5].map(
      (fontLevel) => resolveTheme({ ...defaultAppearance, fontLevel }).fontSize,
    )
    expect(sizes).toEqual([12.8, 14.4, 16, 17.6, 19.2])
  })

  it('widens lines where wide spacing is asked for', () => {
    expect(resolveTheme({ ...defaultAppearance, wideSpacing: true }).tokens['leading-normal']).toBe('1.85')
  })

  it('names the same tokens in every look', () => {
    const names = (appearance: Partial<typeof defaultAppearance>) =>
      Object.keys(resolveTheme({ ...defaultAppearance, ...appearance }).tokens).sort()
    expect(names({ scheme: 'dark', palette: 'calm', highContrast: true })).toEqual(names({}))
  })

  it('raises the contrast of the ramp with every step towards its far end', () => {
    for (const scheme of schemes) {
      const surface = coloursOf(scheme, 'default', false).surface
      const steps = ramp[scheme].map((colour) => contrastOf(colour, surface))
      expect(steps).toEqual([...steps].sort((low, high) => low - high))
    }
  })
})

function tooClose(
  colours: Colours,
  front: readonly (keyof Colours)[],
  back: readonly (keyof Colours)[],
  enough: number,
): string[] {
  return front.flatMap((one) =>
    back.flatMap((other) => {
      const contrast = contrastOf(colours[one], colours[other])
      return contrast < enough ? [`${one} on ${other}: ${contrast.toFixed(2)}`] : []
    }),
  )
}
