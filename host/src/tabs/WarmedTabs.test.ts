import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WarmedTabs } from './WarmedTabs.ts'

const order = ['overview', 'zonal', 'comparison', 'table']

function open(isAllowed = true) {
  const waiting = new Set<() => void>()
  const tabs = new WarmedTabs({
    isAllowed,
    whenIdle: (then) => {
      waiting.add(then)
      return () => waiting.delete(then)
    },
  })
  const idle = () => {
    const due = [...waiting]
    waiting.clear()
    for (const then of due) then()
  }
  tabs.opened('overview')
  return { tabs, idle }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the tabs that are kept ready', () => {
  it('are none before the open one is drawn and the page is idle; then the next in order', () => {
    const { tabs, idle } = open()
    idle()
    expect(tabs.ids).toEqual([])
    tabs.drawn(order)
    expect(tabs.ids).toEqual([])
    idle()
    expect(tabs.ids).toEqual(['zonal'])
  })

  it('are the one left last and the next, and none while another one is being drawn', () => {
    const { tabs, idle } = open()
    tabs.opened('comparison')
    tabs.drawn(order)
    idle()
    expect(tabs.ids).toEqual(['overview', 'table'])
    tabs.opened('table')
    expect(tabs.ids).toEqual([])
    idle()
    expect(tabs.ids).toEqual([])
  })

  it('are not those that the page became idle for before another one was opened', () => {
    const { tabs, idle } = open()
    tabs.drawn(order)
    tabs.opened('table')
    idle()
    expect(tabs.ids).toEqual([])
  })

  it('are at most two, with the one that is pointed at first, and never the open one', () => {
    const { tabs, idle } = open()
    tabs.opened('comparison')
    tabs.drawn(order)
    idle()
    tabs.pointedAt('zonal')
    expect(tabs.ids).toEqual(['zonal', 'overview'])
    tabs.pointedAt('comparison')
    expect(tabs.ids).toEqual(['zonal', 'overview'])
  })

  it('are not those that the pointer only sweeps across', () => {
    const { tabs } = open()
    tabs.over('zonal')
    tabs.over('comparison')
    tabs.out()
    vi.runAllTimers()
    expect(tabs.ids).toEqual([])
    tabs.over('table')
    vi.runAllTimers()
    expect(tabs.ids).toEqual(['table'])
  })

  it('are none once the dashboard is left', () => {
    const { tabs, idle } = open()
    tabs.pointedAt('zonal')
    tabs.drawn(order)
    tabs.over('table')
    tabs.close()
    idle()
    vi.runAllTimers()
    expect(tabs.ids).toEqual([])
  })

  it('are none on a device with little memory, or where data is saved', () => {
    const { tabs, idle } = open(false)
    tabs.drawn(order)
    idle()
    tabs.pointedAt('table')
    expect(tabs.ids).toEqual([])
  })
})
