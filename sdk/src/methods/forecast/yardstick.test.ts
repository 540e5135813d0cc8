import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import initEts, { AutoETS } from '@bsull/augurs/ets'
import { beforeAll, describe, expect, it } from 'vitest'
import { fitDampedTrend } from './dampedTrend.ts'
import { fitSes } from './smoothingModels.ts'

// augurs is a fine library, but WASM may not be compiled in a plugin's frame (its policy allows no eval of any kind),
// and it starts asynchronously. So the few models here are our own, and augurs is what they are measured against.
describe('our smoothing against augurs', () => {
  beforeAll(async () => {
    const file = createRequire(import.meta.url)
      .resolve('@bsull/augurs/ets')
      .replace(/ets\.js$/, 'ets_bg.wasm')
    await initEts({ module_or_path: await readFile(file) })
  })
  const wuenic = [
    25, 24, 27, 31, 34, 37, 40, 42, 46, 42, 53, 49, 55, 57, 56, 56, 53, 60, 61, 62, 62, 62, 62, 62,
  ]
  const shaking = [10, 12, 9, 11, 10, 11, 9, 12, 10, 11, 10, 9, 12, 11, 10, 9, 11]

  const augurs = (y: readonly number[], spec: string, horizon: number): number[] => {
    const model = new AutoETS(1, spec)
    model.fit(new Float64Array(y))
    return [...model.predict(horizon).point]
  }

  // augurs 0.10 finds no model for the specification ANN, so a series without a trend is held against its free choice.
  it('simple smoothing of a series that only shakes forecasts the same level within 2 %', () => {
    const theirs = augurs(shaking, 'ZZN', 1)[0] as number
    expect(Math.abs(fitSes(shaking)!.centre(1) - theirs)).toBeLessThan(0.02 * theirs)
  })
  it('a trend one step ahead is the same within 3 %', () => {
    const theirs = augurs(wuenic, 'AAN', 1)[0] as number
    expect(Math.abs(fitDampedTrend(wuenic)!.centre(1) - theirs)).toBeLessThan(0.03 * theirs)
  })
})
