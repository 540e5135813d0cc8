import { describe, expect, it } from 'vitest'
import { figureNotes } from './figureNotes.ts'
import type { Figure } from './readFigures.ts'

const percent = { display_factor: 'in percentage' }
const ndhs = { id: 2, datasource: 'NDHS', simulated: false }

function figure(change: Partial<Figure>): Figure {
  const plain = { indicator: 18, datasource: 2, location: 8, period: '2018', value: 50, valueType: 2 }
  return { ...plain, lower: null, upper: null, citation: 1, ...change }
}

describe('figureNotes', () => {
  it('says nothing where there is nothing to say', () => {
    const figures = [figure({ value: 100 })]
    expect(
      figureNotes({ indicator: { id: 18 }, factor: percent, sources: [ndhs], figures, missing: 3 }),
    ).toEqual([])
  })

  it('flags coverage above 100 %, but no rate above 100', () => {
    const shown = { indicator: { id: 18 }, sources: [ndhs], figures: [figure({ value: 114 })], missing: 0 }
    expect(figureNotes({ ...shown, factor: percent })[0]?.text).toContain('exceeds 100%')
    expect(figureNotes({ ...shown, factor: { display_factor: 'per 1000' } })).toEqual([])
  })

  it('warns that low malaria prevalence is missing, not random', () => {
    const shown = { indicator: { id: 24 }, factor: percent, sources: [ndhs], figures: [figure({})] }
    expect(figureNotes({ ...shown, missing: 4 })[0]?.text).toContain('under 10%')
    expect(figureNotes({ ...shown, missing: 0 })).toEqual([])
    expect(figureNotes({ ...shown, figures: [figure({ period: '2021' })], missing: 4 })).toEqual([])
  })

  it('warns of zeros that stand for years without a reported campaign', () => {
    const shown = { indicator: { id: 17 }, factor: percent, sources: [ndhs] }
    const zero = figure({ indicator: 17, datasource: 7, value: 0 })
    expect(figureNotes({ ...shown, figures: [zero] })[0]?.text).toContain('no campaign')
    expect(figureNotes({ ...shown, figures: [{ ...zero, value: 76 }] })).toEqual([])
  })

  it('tells an echo from a confirmation, where both sources are shown', () => {
    const shown = { indicator: { id: 18 }, factor: percent, sources: [ndhs], missing: 0 }
    const both = [figure({ datasource: 7 }), figure({ datasource: 10 })]
    expect(figureNotes({ ...shown, figures: both })[0]?.text).toContain('World Bank repeats')
    expect(figureNotes({ ...shown, figures: both.slice(1) })).toEqual([])
    expect(figureNotes({ ...shown, indicator: { id: 13 }, figures: both })).toEqual([])
  })

  it('names generated figures as such', () => {
    const simulated = { id: 30, datasource: 'NHMIS', simulated: true }
    const shown = { indicator: { id: 18 }, factor: percent, sources: [simulated], figures: [], missing: 0 }
    expect(figureNotes(shown)).toEqual([
      { tone: 'warning', text: 'The figures of NHMIS are simulated, not observed.' },
    ])
  })
})
