import type { Indicator, Selection } from '@msdat/sdk'
import { tellLackingYears, type Figure } from '@msdat/sdk/kit'
import { fillCatalog } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { allowedIndicators, indicatorsFor } from './choosePanel.ts'
import { differences, sideOf } from './DifferenceCard.tsx'
import type { PanelSettings } from './PanelSettings.ts'
import { shareScale } from './shareScale.ts'
import type { Panel } from './Panel.ts'

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
    expect(names(indicatorsFor(settings, selection, catalog))).toEqual(['SBA', 'DPT3', 'Measles'])
    expect(names(indicatorsFor({ ...settings, indicatorC: null }, selection, catalog))).toEqual([
      'SBA',
      'DPT3',
      'SBA',
    ])
  })

  it('are restricted to the chosen program area', () => {
    const area = { ...settings, programArea: 'Immunization', indicatorA: 7, indicatorB: 0 }
    expect(names(indicatorsFor(area, selection, catalog))).toEqual(['DPT3', 'Measles', 'Measles'])
    expect(names(allowedIndicators(catalog, 'Immunization'))).toEqual(['DPT3', 'Measles'])
  })
})

const panel = (letter: 'A' | 'B' | 'C', values: Record<number, number>, factor = catalog.factors[0]) => {
  const figures = Object.entries(values).map(
    ([location, value]) =>
      ({ location: Number(location), value, period: '2018', lower: null, upper: null }) as Figure,
  )
  return {
    letter,
    factor,
    catalog,
    indicator: catalog.indicators[1],
    period: '2018',
    drawn: 'state_map',
    answers: [],
    figures,
    states: { figures },
  } as unknown as Panel
}

describe('panels side by side', () => {
  const per1000 = { id: 2, display_factor: 'per 1000', multiplier_factor: 1000 }
  const [a, b, c] = [panel('A', { 27: 20, 30: 80 }), panel('B', { 27: 35 }), panel('C', { 27: 120 }, per1000)]

  it('have one scale where they are asked to and the units agree', () => {
    const [ofA, ofB, ofC] = shareScale([a, b, c], true)
    expect(ofA?.holds).toEqual([0, 20, 80, 35])
    expect(ofB?.classes).toEqual(ofA?.classes)
    expect(ofC?.holds).toBeUndefined()
    expect(ofB?.note).toBe('Same scale as A.')
    expect(shareScale([a, b], false)[0]?.note).toBeUndefined()
  })

  it('differ by A minus B, with a gap where either is missing and nothing where units differ', () => {
    expect(differences(a, b)?.map(({ difference }) => difference)).toEqual([-15, null])
    expect(differences(a, c)).toBeNull()
    expect([sideOf(-15, 10), sideOf(10, 10), sideOf(11, 10)]).toEqual(['B', 'same', 'A'])
  })

  it('name the indicators that lack the chosen year', () => {
    expect(tellLackingYears([a], () => '2018')).toBeNull()
    expect(tellLackingYears([a], () => '2021')).toBe(
      'A, DPT3 (no source): no figures for 2021, so 2018 is shown.',
    )
  })
})
