import { connectFakeHost, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { MessageList } from './MessageList.tsx'
import { Simulator } from './Simulator.tsx'

const figure = { indicator: 18, datasource: 2, location: 1, period: '2018' }

it('asks nothing before it is told to', async () => {
  const host = connectFakeHost()
  const html = await renderView(host, () => <Simulator figure={figure} about="DPT3, Nigeria" />)
  expect(html).toContain('Analyze</button>')
  expect(html).toContain('DPT3, Nigeria')
  expect(host.calls).toEqual([])
})

it('says "Analyzing…" while an answer is on its way', async () => {
  const html = await renderView(connectFakeHost(), () => <MessageList messages={[]} isGenerating />)
  expect(html).toContain('Analyzing…')
})
