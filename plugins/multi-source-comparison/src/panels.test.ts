import type { Coverage, Indicator, Selection } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'
import { fillCatalog } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { chooseIndicators, chooseSet, indicatorsOf } from './choosePanel.ts'
import { differences, sideOf } from './differences.ts'
import type { PanelSettings } from './PanelSettings.ts'
import { tellLackingYear } from './PanelsView.tsx'
import { shareScale } from './shareScale.ts'
import type { Panel } from './usePanel.ts'

const catalog = fillCatalog({
  indicators: [
    { id: 7, short_name: 'SBA', program_area: 'RMNCH', first_related: 18, datasources: [2] },
    { id: 18, short_name: 'DPT3', program_area: 'Immunization', datasources: [2] },
    { id: 20, short_name: 'Measles', program_area: 'Immunization', datasources: [2] },
    { id: 19, short_name: 'IPV', program_area: 'Immunization' },
  ],
  locations: [
    { id: 1, name: 'Nigeria', level: 1 },
    { id: 4, name: 'North-West', level: 2 },
    { id: 27, name: 'Kano', level: 3, parent: 4 },
    { id: 30, name: 'Lagos', level: 3 },
  ],
})
const selection = { indicator: 7, datasource: 2, period: '2018' } as Selection
const settings = { indicatorA: null, indicatorB: null, indicatorC: 20 } as PanelSettings
const names = (indicators: readonly Indicator[]) => indicators.map(({ short_name }) => short_name)

describe('the indicators of the panels', () => {
  it('are as chosen, else the one of the other tabs and its related ones', () => {
    expect(names(chooseIndicators(settings, selection, catalog))).toEqual(['SBA', 'DPT3', 'Measles'])
    expect(names(chooseIndicators({ ...settings, indicatorC: null }, selection, catalog))).toEqual([
      'SBA',
      'DPT3',
      'SBA',
    ])
  })

  it('are restricted to the chosen program area', () => {
    const area = { ...settings, programArea: 'Immunization', indicatorA: 7, indicatorB: 0 }
    expect(names(chooseIndicators(area, selection, catalog))).toEqual(['DPT3', 'Measles', 'Measles'])
    expect(names(indicatorsOf(catalog, 'Immunization'))).toEqual(['DPT3', 'Measles'])
  })
})

describe('the source and year of a panel', () => {
  const coverage: Coverage = {
    indicator: 18,
    results: [
      { datasource: 2, location: 1, periods: ['2013', '2018'] },
      { datasource: 1, location: 1, periods: ['2016-04', '2021'] },
    ],
  }
  const wanted = { datasource: null, period: null, skip: 0 }

  it('are those of the other tabs, and another source for each further panel of the same indicator', () => {
    expect(chooseSet(coverage, wanted, selection)).toEqual({ datasource: 2, period: '2018' })
    expect(chooseSet(coverage, { ...wanted, skip: 1 }, selection)).toEqual({ datasource: 1, period: '2021' })
  })

  it('are as chosen, even where there is no figure', () => {
    expect(chooseSet(coverage, { ...wanted, datasource: 9, period: '2020' }, selection)).toEqual({
      datasource: 9,
      period: '2020',
    })
  })
})

const panel = (letter: 'A' | 'B' | 'C', values: Record<number, number>, factor = catalog.factors[0]) =>
  ({
    letter,
    factor,
    indicator: catalog.indicators[1],
    period: '2018',
    drawn: 'state_map',
    answers: [],
    figures: Object.entries(values).map(
      ([location, value]) => ({ location: Number(location), value, period: '2018' }) as Figure,
    ),
  }) as unknown as Panel

describe('panels side by side', () => {
  const per1000 = { id: 2, display_factor: 'per 1000', multiplier_factor: 1000 }
  const [a, b, c] = [panel('A', { 27: 20, 30: 80 }), panel('B', { 27: 35 }), panel('C', { 27: 120 }, per1000)]

  it('have one scale where they are asked to and the units agree', () => {
    const [ofA, ofB, ofC] = shareScale([a, b, c], catalog, true)
    expect(ofA?.holds).toEqual([0, 20, 80, 35])
    expect(ofB?.classes).toEqual(ofA?.classes)
    expect(ofC?.holds).toBeUndefined()
    expect(ofB?.note).toBe('Same scale as A.')
    expect(shareScale([a, b], catalog, false)[0]?.note).toContain('its own scale')
  })

  it('differ by A minus B, with a gap where either is missing and nothing where units differ', () => {
    expect(differences(a, b, catalog)?.map(({ difference }) => difference)).toEqual([-15, null])
    expect(differences(a, c, catalog)).toBeNull()
    expect([sideOf(-15, 10), sideOf(10, 10), sideOf(11, 10)]).toEqual(['B', 'same', 'A'])
  })

  it('name the indicators that lack the chosen year', () => {
    expect(tellLackingYear([a], () => '2018')).toBeNull()
    expect(tellLackingYear([a], () => '2021')).toBe('A, DPT3 (no source): no figures of 2021, 2018 is shown.')
  })
})
