import { blend, type ChartLook } from '../chartFrame/chartLook.ts'

export type Ramp = 'values' | 'around-zero'

/** Colours for values between two ends: seven steps of one hue, or orange over grey to blue around 0. */
export function rampColours(look: ChartLook, ramp: Ramp, [from, to]: readonly [number, number]) {
  // Around 0, both sides reach equally far, or equal differences would look unequal.
  const reach = Math.max(Math.abs(from), Math.abs(to)) || 1
  const domain: readonly [number, number] = ramp === 'values' ? [from, to] : [-reach, reach]
  const steps = ramp === 'values' ? oneHue(look) : twoHues(look)
  const span = domain[1] - domain[0] || 1
  const colourOf = (value: number): string => {
    const at = Math.floor(((value - domain[0]) / span) * steps.length)
    return steps[Math.max(0, Math.min(steps.length - 1, at))] ?? ''
  }
  return { domain, steps, colourOf }
}

const oneHue = (look: ChartLook) => [1, 2, 3, 4, 5, 6, 7].map((step) => look.colour(`ramp-${step}`))

/** Blue and orange are told apart with every kind of colour blindness. */
function twoHues(look: ChartLook): string[] {
  const [blue, orange, middle] = [
    look.colour('chart-1'),
    look.colour('chart-2'),
    look.colour('surface-sunken'),
  ]
  return [
    orange,
    blend(orange, middle, 0.35),
    blend(orange, middle, 0.7),
    middle,
    blend(blue, middle, 0.7),
    blend(blue, middle, 0.35),
    blue,
  ]
}
