import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { connectFakeHost } from '@msdat/sdk/testing'
import { Choropleth } from './Choropleth.tsx'

connectFakeHost()

const states = [
  { id: '27', name: 'Kano', value: 20 },
  { id: '41', name: 'Sokoto', value: null },
]

it('a map tells places without a figure from those that are not looked at', () => {
  const html = renderToStaticMarkup(
    <Choropleth name="Map" summary="" areas={states} format={(value) => `${value}%`} />,
  )
  expect(html).toContain('No data (1)')
  expect(html).toContain('Not in this selection')
})

it('a map of categories says too where none is known', () => {
  const html = renderToStaticMarkup(
    <Choropleth
      name="Map"
      summary=""
      areas={[{ ...states[0]!, category: 'north' }, states[1]!]}
      categories={[{ id: 'north', label: 'North', colour: '#123456' }]}
      format={String}
    />,
  )
  expect(html).toContain('North')
  expect(html).toContain('No data (1)')
})
