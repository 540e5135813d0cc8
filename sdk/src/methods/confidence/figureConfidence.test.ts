import { expect, it } from 'vitest'
import type { Reported } from './agreement.ts'
import { figureConfidence } from './figureConfidence.ts'

const [ndhs, mics, uwDhs, nhmis] = [2, 5, 9, 6]
const names = new Map([
  [ndhs, 'NDHS'],
  [mics, 'MICS'],
  [uwDhs, 'UW-DHS'],
  [nhmis, 'NHMIS'],
])
const figure = (
  datasource: number,
  value: number,
  bounds: readonly [number | null, number | null] = [null, null],
  period = '2018',
): Reported => ({ datasource, period, value, lower: bounds[0], upper: bounds[1] })
const links = [{ datasource: uwDhs, feeds_from: ndhs, relation: 'echo' as const }]
const told = (own: Reported, reported: readonly Reported[], more: { isPercentage?: boolean } = {}) =>
  figureConfidence(own, [own, ...reported], {
    links,
    window: 3,
    isPercentage: true,
    nameOf: (id) => names.get(id) ?? '',
    ...more,
  })

it('is high where the interval is narrow and an independent source says the same', () => {
  const found = told(figure(ndhs, 50, [48, 52]), [figure(mics, 51, [48, 54], '2016')])
  expect(found).toMatchObject({ score: 100, level: 'high', precision: 1, agreement: 1 })
  expect(found.explanation).toBe(
    'Its interval reaches about 2.0 points to each side. The one other independent source within 3 years agrees (MICS).',
  )
})

it('counts no source that repeats this one, and says so', () => {
  const found = told(figure(ndhs, 50, [48, 52]), [figure(uwDhs, 50)])
  expect(found).toMatchObject({ level: 'moderate', agreement: null })
  expect(found.explanation).toContain('No other independent source has a figure within 3 years.')
  expect(found.explanation).toContain('Not counted, since they repeat or are made from others: UW-DHS.')
  expect(found.explanation).toContain('Known in part only')
})

it('is low where independent sources say something else, however narrow the interval', () => {
  const found = told(figure(ndhs, 50, [49, 51]), [figure(nhmis, 80), figure(mics, 70, [68, 72])])
  expect(found).toMatchObject({ level: 'low', agreement: 0 })
  expect(found.explanation).toContain('0 of 2 other independent sources within 3 years agree (not agreeing:')
})

it('cannot be told without bounds and without another source, and never is a number then', () => {
  const found = told(figure(nhmis, 50), [figure(mics, 50, [null, null], '2010')])
  expect(found).toMatchObject({ score: null, level: 'cannot be told', precision: null, agreement: null })
  expect(found.explanation).toContain('cannot be told')
})

it('takes nothing from bounds that do not hold the figure', () => {
  expect(told(figure(ndhs, 60, [40, 50]), [])).toMatchObject({ score: null, precision: null })
})

it('measures other units by the share of the figure', () => {
  const found = told(figure(ndhs, 100, [80, 120]), [], { isPercentage: false })
  expect(found.precision).toBeCloseTo((0.4 - 0.2) / 0.35)
  expect(found.explanation).toContain('20% of the figure')
  expect(told(figure(ndhs, 0, [0, 2]), [], { isPercentage: false }).score).toBeNull()
})
