import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { gaps, subjects } from './gaps.ts'
import { layouts, simulate } from './layouts.ts'
import { SimulatedCard } from './SimulatedCard.tsx'
import { GapView } from './GapView.tsx'

const catalog = fillCatalog({
  indicators: [
    { id: 24, short_name: 'Malaria', full_name: 'Malaria prevalence', datasources: [4] },
    { id: 9, short_name: 'Malaria deaths', datasources: [] },
  ],
  datasources: [
    { id: 4, datasource: 'NMIS' },
    { id: 7, datasource: 'World Bank' },
  ],
  locations: [{ id: 1, name: 'Nigeria', level: 1 }],
})
const values = [
  { indicator: 24, datasource: 4, location: 1, period: '2021', value: 22 },
  { indicator: 24, datasource: 7, location: 1, period: '2018', value: 30 },
]

it.each(subjects)('says of %s what is missing, who has it, and how it is imported', async (subject) => {
  const html = await renderView(connectFakeHost({ catalog, settingValues: { subject } }), GapView)
  for (const text of [...gaps[subject].missing, ...Object.values(gaps[subject].holders)])
    expect(html).toContain(text)
  expect(html).toContain('each row is checked, and what would change is shown')
})

it('offers what comes nearest only where there are figures', async () => {
  const html = await renderView(
    connectFakeHost({ catalog, values, settingValues: { subject: 'surveillance' } }),
    GapView,
  )
  expect(html).toContain('>Malaria</th>')
  for (const text of ['22.0%', 'NMIS', '2021']) expect(html).toContain(text)
  expect(html).not.toContain('30.0%')
  expect(html).not.toContain('Malaria deaths')
  const other = await renderView(
    connectFakeHost({ catalog, settingValues: { subject: 'financing' } }),
    GapView,
  )
  expect(other).not.toContain('comes nearest')
})

it('shows no simulated figure before it is asked for', async () => {
  const html = await renderView(
    connectFakeHost({ catalog, settingValues: { subject: 'workforce' } }),
    GapView,
  )
  expect(html).toContain('Show the layout with simulated figures')
  expect(html).not.toContain('SIMULATED')
})

it.each(subjects)('marks every card, table and picture of the layout of %s as simulated', async (subject) => {
  for (const layout of layouts[subject]) {
    const rows = simulate(layout, [{ name: 'Kano' }, { name: 'Lagos' }])
    expect(rows.every(({ value }) => value > 0 && value < layout.most)).toBe(true)
    expect(simulate(layout, [{ name: 'Kano' }])[0]).toEqual(rows[0])
    const html = await renderView(connectFakeHost({ catalog }), () => <SimulatedCard {...{ layout, rows }} />)
    expect(html).toContain(`SIMULATED: ${layout.title}`)
    expect(html).toContain('Do not quote or pass them on')
  }
})
