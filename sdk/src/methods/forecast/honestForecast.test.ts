import { describe, expect, it } from 'vitest'
import { forecast, type Forecast, type ForecastInput } from './forecast.ts'
import { wideningFor } from './widening.ts'

const ask = (values: readonly number[], more: Partial<ForecastInput> = {}): Forecast => {
  const observations = values.map((value, i) => ({ period: String(2000 + i), value }))
  const outcome = forecast({ observations, unit: 'percentage', currentYear: 2040, ...more })
  if (outcome.status !== 'ok') throw new Error(outcome.reason)
  return outcome
}
const lastInterval = ({ predicted }: Forecast) =>
  predicted.at(-1)!.intervals.find(({ level }) => level === 95)!

describe('a forecast that is honest about itself', () => {
  // Under-five mortality as UN IGME models it: so smooth that every good model "jumps".
  const smooth = Array.from({ length: 25 }, (_, i) => 183 * 0.975 ** i + 0.05 * Math.sin(i))

  it('keeps the best model of a smooth series, and does not stay at the last value', () => {
    const { card, predicted } = ask(smooth, { unit: 'rate' })
    expect(card.model).not.toBe('naive')
    expect(predicted.at(-1)!.value).toBeLessThan(smooth.at(-1)! * 0.93)
    expect(card.backTest).toMatchObject({ status: 'ok' })
    if (card.backTest.status === 'ok') expect(card.backTest.skill).toBeGreaterThan(0.5)
  })

  it('never shows a model with a larger error than the one that was chosen', () => {
    const { card } = ask(smooth, { unit: 'rate' })
    const shown = card.candidates.find(({ name }) => name === card.model)!
    const best = Math.min(...card.candidates.map(({ score }) => score))
    expect(shown.score).toBeLessThanOrEqual(best / 0.95)
  })

  it('names the measured coverage of each candidate', () => {
    const { card } = ask(smooth, { unit: 'rate' })
    for (const { coverage95 } of card.candidates) expect(coverage95).toBeGreaterThanOrEqual(0)
  })

  it('widens intervals that were too narrow in the back-test, and says so', () => {
    // Calm for ten years, then leaps that the calm years know nothing of.
    const leaping = [40, 41, 40, 41, 40, 41, 40, 41, 40, 41, 55, 38, 60, 36, 58, 35]
    const { card } = ask(leaping)
    if (card.backTest.status !== 'ok') throw new Error('untested')
    expect(card.backTest.coverage95).toBeLessThan(0.95)
    expect(card.backTest.widening).toBeGreaterThan(1)
    expect(card.notes.join()).toMatch(
      /held \d+ % of \d+ values, so all intervals are drawn [\d.]+ times as wide/,
    )
  })

  it('says which share of the interval lies above 100 %', () => {
    const over = ask([80, 95, 70, 104, 120, 99, 111, 130, 96])
    expect(lastInterval(over).upper).toBeGreaterThan(100)
    expect(over.card.notes.join()).toMatch(/\d+ % of the 95 % interval of 20\d\d lies above 100 %/)
  })

  it('says why an interval narrows on the scale that is shown', () => {
    const rising = ask([35, 50, 60, 74, 82, 89, 93, 95.5, 97.2, 98.2, 98.9, 99.3])
    const widths = rising.predicted.map(({ intervals }) => intervals[2]!.upper - intervals[2]!.lower)
    expect(widths.at(-1)).toBeLessThan(widths[0]!)
    expect(rising.card.notes.join()).toContain('narrows from one period to the next only on the scale shown')
  })
})

describe('widening', () => {
  it('is 1 where 95 % lay inside or too little is known, and never more than 5', () => {
    expect(wideningFor([0.1, 0.5, 0.9, 1, 0.2])).toBe(1)
    expect(wideningFor([3, 3])).toBe(1)
    expect(wideningFor([0.5, 0.7, 2, 0.3, 0.9, 1.5])).toBe(2)
    expect(wideningFor([9, 9, 9, 9, Infinity])).toBe(5)
  })
})
