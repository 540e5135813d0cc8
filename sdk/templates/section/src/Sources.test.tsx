import { connectFakeHost, renderView, sampleCatalog, sampleValues } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { Sources } from './Sources.tsx'

const render = (sources: number[]): Promise<string> =>
  renderView(
    connectFakeHost({ catalog: sampleCatalog, values: sampleValues, settingValues: { sources } }),
    Sources,
  )

describe('Sources', () => {
  it('shows every source that has figures', async () => {
    const html = await render([])
    expect(html).toContain('Survey A')
    expect(html).toContain('Routine B')
    expect(html).toContain('5 figures of 2 sources.')
  })

  it('shows only the chosen source', async () => {
    const html = await render([2])
    expect(html).toContain('2 figures of 1 sources.')
    expect(html).not.toContain('Survey A')
  })
})
