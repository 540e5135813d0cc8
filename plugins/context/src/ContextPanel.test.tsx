import { AppError, connectFakeHost, emptyCatalog, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import type { Catalog } from '@msdat/sdk'
import { ContextPanel } from './ContextPanel.tsx'

const times = { created_at: '2026-11-21T08:00:00Z', updated_at: '2026-11-21T08:00:00Z' }
const catalog: Catalog = {
  ...emptyCatalog,
  indicators: [
    {
      id: 18,
      full_name: 'Children with three doses of DPT',
      short_name: 'DPT3',
      factor: 2,
      description: 'Share of children of 12 to 23 months.',
      desirable_slope: 'Positive',
      indicator_type: 'Outcome',
      program_area: 'Immunization',
      datasources: [2],
      national_target: 90,
      national_source: 'NSHDP',
      national_information: '',
      sdg_target: null,
      sdg_information: '',
      first_related: null,
      second_related: null,
      third_related: null,
      fourth_related: null,
      ...times,
    },
  ],
  datasources: [
    {
      id: 2,
      datasource: 'NDHS',
      full_name: 'Demographic and Health Survey',
      description: '',
      year_available: '',
      period_available: '',
      methodology: 'Households are visited.',
      subnational_data: '',
      classification: 'Survey',
      link: '',
      simulated: false,
      ...times,
    },
  ],
  locations: [{ id: 1, name: 'Nigeria', parent: null, level: 1, ...times }],
}
const figure = { indicator: 18, datasource: 2, location: 1, value_type: 2, citation: 5 }
const values = [
  { ...figure, period: '2013', value: 38 },
  { ...figure, period: '2018', value: 50 },
]
const citations = [
  { id: 5, text: 'NPC and ICF, 2019', licence: 'Public', vintage: '2019', is_secondary: false },
]
const selection = { indicator: 18, datasource: 2, location: 1, period: '2018' }

it('shows definition, source, events of those years and the publication behind the figures', async () => {
  const html = await renderView(connectFakeHost({ catalog, values, citations, selection }), ContextPanel)
  for (const text of ['Share of children', 'Households are visited', 'NSHDP', 'NPC and ICF, 2019'])
    expect(html).toContain(text)
  expect(html).toContain('Pneumococcal')
  expect(html).not.toContain('Rotavirus')
  expect(html).not.toContain('has no figure')
})

it('says that there is no figure of the year, and lists no event without figures', async () => {
  const html = await renderView(connectFakeHost({ catalog, selection }), ContextPanel)
  expect(html).toContain('NDHS has no figure of Nigeria for 2018.')
  expect(html).toContain('No event is listed')
})

it('says once what failed, whatever of it did, and keeps what it knows', async () => {
  const fail = () => {
    throw new AppError('unavailable', 'The server cannot be reached.')
  }
  const methods = { 'data.query': fail, 'data.coverage': fail, 'data.citations': fail }
  const html = await renderView(connectFakeHost({ catalog, selection, methods }), ContextPanel)
  expect(html).toContain('Share of children')
  expect(html.match(/The server cannot be reached\./g)).toHaveLength(1)
  expect(html.match(/Try again/g)).toHaveLength(1)
})
