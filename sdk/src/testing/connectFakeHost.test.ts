import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { AppError } from '../contracts/problem.ts'
import { host } from '../plugin/host.ts'
import { useCoverage, useData } from '../plugin/useData.ts'
import { useSelection } from '../plugin/useSelection.ts'
import { currentFrame } from '../plugin/currentFrame.ts'
import { setSettings, useSettings } from '../plugin/useSettings.ts'
import { useKept } from '../plugin/useStored.ts'
import { connectFakeHost } from './connectFakeHost.ts'
import { renderView } from './renderView.ts'

const values = [
  { indicator: 1, datasource: 2, location: 1, period: '2018', value: 40 },
  { indicator: 1, datasource: 2, location: 1, period: '2021', value: 55.5, citation: 3 },
  { indicator: 1, datasource: 4, location: 1, period: '2020', value: 61 },
  { indicator: 9, datasource: 2, location: 1, period: '2020', value: 7 },
]

function Newest() {
  const { indicator } = useSelection()
  const coverage = useCoverage(indicator)
  const sources =
    coverage.status === 'ready' ? coverage.value.results.map(({ datasource }) => datasource) : null
  const data = useData(sources && { indicators: [indicator], datasources: sources, latest: true })
  if (data.status === 'failed') return data.problem.message
  if (data.status !== 'ready') return data.status
  return createElement('b', null, [...data.value.value].join(' and '))
}

describe('connectFakeHost', () => {
  it('answers hooks from the given values, one question after another', async () => {
    const fake = connectFakeHost({ values, selection: { indicator: 1 } })
    expect(await renderView(fake, Newest)).toBe('<b>55.5 and 61</b>')
    expect(fake.calls.map(({ method }) => method)).toEqual(['data.coverage', 'data.query'])
  })

  it('follows the selection', async () => {
    const fake = connectFakeHost({ values })
    await renderView(fake, Newest)
    fake.tell({ name: 'selection', selection: { ...fake.selection, indicator: 9 } })
    expect(await renderView(fake, Newest)).toBe('<b>7</b>')
  })

  it('gives settings their defaults, and refuses what their schema does', async () => {
    const settings = {
      most: { type: 'integer', title: 'At most', minimum: 1, maximum: 5, default: 3 },
    } as const
    const fake = connectFakeHost({ settings })
    expect(await renderView(fake, () => useSettings<{ most: number }>().most)).toBe('3')
    const { settings: held } = currentFrame()
    const refused = setSettings({ most: 9 })
    expect(held.get()).toEqual({ most: 9 })
    expect(await refused).toMatchObject({ problem: { code: 'invalid_input' } })
    expect(held.get()).toEqual({ most: 3 })
    expect(await setSettings({ most: 5 })).toEqual({ ok: true, value: { most: 5 } })
    expect(await renderView(fake, () => useSettings<{ most: number }>().most)).toBe('5')
    expect(fake.settings).toEqual({ most: 5 })
  })

  it('refuses what the plugin may not do, as the product does', async () => {
    connectFakeHost({ granted: ['storage'] })
    expect(await host.call('data.catalog', {})).toMatchObject({ ok: false, problem: { code: 'not_allowed' } })
    expect(await host.call('storage.get', { key: '' })).toMatchObject({ problem: { code: 'invalid_input' } })
    expect(await host.call('storage.get', { key: 'a' })).toEqual({ ok: true, value: null })
  })

  it('shows what a refused question looks like', async () => {
    const fake = connectFakeHost({
      values,
      methods: {
        'data.query': () => {
          throw new AppError('unavailable', 'The server is out for lunch.')
        },
      },
    })
    expect(await renderView(fake, Newest)).toBe('The server is out for lunch.')
  })

  it('hands over copies, so that a plugin cannot change what the host keeps', async () => {
    connectFakeHost()
    const value = { list: [1] }
    await host.call('storage.set', { key: 'a', value })
    value.list.push(2)
    expect(await host.call('storage.get', { key: 'a' })).toEqual({ ok: true, value: { list: [1] } })
  })

  it('gives back what was kept before an unload', async () => {
    const fake = connectFakeHost({ state: { tab: 'map' } })
    const html = await renderView(fake, () => useKept('tab', 'table')[0])
    expect(html).toBe('map')
  })
})
