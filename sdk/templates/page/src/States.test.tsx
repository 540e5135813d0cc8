import { connectFakeHost, renderView, sampleCatalog, sampleValues } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { States } from './States.tsx'
import { tellTargets } from './tellTargets.ts'

it('shows every state, and says how many have a figure', async () => {
  const html = await renderView(connectFakeHost({ catalog: sampleCatalog, values: sampleValues }), States)
  expect(html).toContain('DPT3 coverage by state')
  expect(html).toContain('2 of 3 states have data')
  expect(html).toContain('Kano')
})

it('counts the states that reach the target, and is silent without a target', () => {
  const standing = (icon: 'up' | 'equal' | 'down' | null) =>
    ({ standing: { tone: 'neutral', icon, words: '' } }) as const
  const rows = [standing('up'), standing('equal'), standing('down'), { standing: undefined }]
  expect(tellTargets(rows)).toBe('2 of 3 states with a figure reach the target.')
  expect(tellTargets([standing(null)])).toBe('')
})
