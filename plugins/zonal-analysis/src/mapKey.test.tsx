import { Choropleth } from '@msdat/sdk/kit/maps'
import { connectFakeHost, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'

const kano = { id: '27', name: 'Kano', value: 20, category: 'north' }
const sokoto = { id: '41', name: 'Sokoto', value: null }

function ValueMap() {
  return <Choropleth name="Map" summary="" areas={[kano, sokoto]} format={String} />
}

function ZoneMap() {
  const zones = [{ id: 'north', label: 'North', colour: '#123456' }]
  return <Choropleth name="Map" summary="" areas={[kano, sokoto]} categories={zones} format={String} />
}

it('stripes stand over the colour of a zone without a figure', async () => {
  const striped = (isMissing: boolean) =>
    renderView(connectFakeHost(), () => {
      const zones = [{ id: 'north', label: 'North', colour: '#123456', isMissing }]
      return <Choropleth name="Map" summary="" areas={[kano]} categories={zones} format={String} />
    })
  const patterns = (html: string): number => html.split('<pattern').length - 1
  expect(patterns(await striped(true))).toBeGreaterThan(patterns(await striped(false)))
})

it.each([ValueMap, ZoneMap])(
  'a map tells places without a figure from those not looked at: %s',
  async (view) => {
    const html = await renderView(connectFakeHost(), view)
    expect(html).toContain('No data (1)')
    expect(html).toContain('Not in this selection')
  },
)
