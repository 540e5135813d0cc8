import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Index } from '@msdat/sdk/contracts/registry'
import { exampleRelease } from '../plugins/exampleRelease.fixture.ts'
import { FrameHost } from './FrameHost.ts'
import { FrameSession } from './FrameSession.ts'
import type { RunningSession } from './RunningSession.ts'
import { whoSilenced } from './whoSilenced.ts'

const { plugin } = exampleRelease
const contribution = exampleRelease.contributes[0]?.id ?? ''
const indexOf = (releases: Index['releases']): Index => ({ sequence: 1, issued_at: '', shared: [], releases })

/** Frames are not made here: whatever starts waits for an address that never comes. */
function open() {
  const host = new FrameHost({
    mode: { addressOf: () => new Promise(() => {}) },
    services: { methods: {}, granted: () => [], reportFault: () => undefined },
  } as unknown as ConstructorParameters<typeof FrameHost>[0])
  host.indexChanged(indexOf([exampleRelease]))
  const session = new FrameSession(host, plugin, contribution)
  session.open({ title: '', titleElementId: undefined, options: {}, settings: {} } as never)
  return { host, session }
}

/** As an admin does it, one after the other. */
function disableAndEnable(host: FrameHost): void {
  host.indexChanged(indexOf([]))
  host.indexChanged(indexOf([exampleRelease]))
}

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => vi.unstubAllGlobals())

describe('a section that an admin disables and enables', () => {
  it('starts again', () => {
    const { host, session } = open()
    host.indexChanged(indexOf([]))
    expect(session.state).toEqual({ status: 'off', reason: 'withdrawn' })
    host.indexChanged(indexOf([exampleRelease]))
    expect(session.state.status).toBe('loading')
  })

  it('stays off where the visitor has turned it off, until they reload it', () => {
    const { host, session } = open()
    session.turnOff()
    disableAndEnable(host)
    expect(session.state).toEqual({ status: 'off', reason: 'visitor' })
    session.reload()
    disableAndEnable(host)
    expect(session.state.status).toBe('loading')
  })

  it('stays off after three faults, also on a tab that is opened again meanwhile', () => {
    const { host, session } = open()
    for (let faults = 0; faults < 3; faults += 1) session.blame('threw', 'broken')
    host.indexChanged(indexOf([]))
    session.close()
    session.open({ title: '', titleElementId: undefined, options: {}, settings: {} } as never)
    host.indexChanged(indexOf([exampleRelease]))
    expect(session.state).toEqual({ status: 'off', reason: 'faults' })
  })
})

describe('a plugin that took the keyboard', () => {
  const place = { title: '', titleElementId: undefined, options: {}, settings: {} } as never

  it('stays stopped, whatever is opened and closed and shown anew, until the visitor reloads it', () => {
    const { host, session } = open()
    session.blame('took_focus', 'taken')
    const stopped = { status: 'failed', kind: 'took_focus', message: 'taken' }
    session.close()
    expect(session.state).toEqual(stopped)
    session.open(place)
    expect(session.state).toEqual(stopped)
    session.close()
    const anew = new FrameSession(host, plugin, contribution)
    anew.open(place)
    expect(anew.state).toEqual(stopped)
    disableAndEnable(host)
    expect(anew.state).toEqual(stopped)
    anew.reload()
    expect(anew.state.status).toBe('loading')
  })

  it('is stopped in all places of the page, with all that it contributes', () => {
    const { host, session } = open()
    const [first] = exampleRelease.contributes
    if (first) {
      const contributes = [...exampleRelease.contributes, { ...first, id: 'another' }]
      host.indexChanged(indexOf([{ ...exampleRelease, contributes }]))
    }
    const copy = new FrameSession(host, plugin, contribution)
    const other = new FrameSession(host, plugin, 'another')
    for (const one of [copy, other]) one.open(place)
    session.blame('took_focus', 'taken')
    expect(copy.state).toEqual({ status: 'failed', kind: 'took_focus', message: 'taken' })
    expect(other.state).toEqual(copy.state)
    copy.reload()
    expect(copy.state.status).toBe('loading')
  })

  it('is no example for one that broke: that has another try where its tab is opened again', () => {
    const { session } = open()
    session.blame('threw', 'broken')
    session.close()
    session.open(place)
    expect(session.state.status).toBe('loading')
  })
})

describe('a plugin that sends what takes all memory to read', () => {
  it('waits for a press where it is a stranger’s, and starts by itself where it is ours', () => {
    const { host, session } = open()
    for (const firstParty of [false, true]) {
      host.indexChanged(indexOf([{ ...exampleRelease, version: `1.0.${Number(firstParty)}`, firstParty }]))
      session.reload()
      session.blame('unreadable', 'too much')
      expect(session.state.status).toBe(firstParty ? 'not-responding' : 'failed')
    }
    session.close()
  })
})

describe('a plugin that follows what the visitor looks at', () => {
  const openOn = (page: { hasView: boolean; selection: object | null }) => {
    const services = {
      methods: {},
      granted: () => ['selection:read'],
      reportFault: () => undefined,
      hasView: () => page.hasView,
      selection: () => page.selection,
    }
    const mode = { addressOf: () => new Promise(() => {}) }
    const host = new FrameHost({ mode, services } as unknown as ConstructorParameters<typeof FrameHost>[0])
    host.indexChanged(indexOf([exampleRelease]))
    const session = new FrameSession(host, plugin, contribution)
    session.open({ title: '', titleElementId: undefined, options: {}, settings: {} } as never)
    return { host, session }
  }

  it('says so on a page without a view, and starts with the next one', () => {
    const page = { hasView: false, selection: null as object | null }
    const { host, session } = openOn(page)
    expect(session.state).toEqual({ status: 'failed', kind: 'no_view', message: '' })
    page.hasView = true
    page.selection = {}
    host.selectionChanged()
    expect(session.state.status).toBe('loading')
    session.close()
  })

  it('waits where a view is on its way, and no longer where the page is left', () => {
    const page = { hasView: true, selection: null }
    const { host, session } = openOn(page)
    expect(session.state.status).toBe('loading')
    page.hasView = false
    host.selectionChanged()
    expect(session.state).toMatchObject({ status: 'failed', kind: 'no_view' })
    session.close()
  })
})

describe('whoSilenced', () => {
  const frame = (stuckSince: number | null, hasFocus = false, startedAt = 0) =>
    ({ hasFocus, startedAt, gate: () => ({ stuckSince, pressedAt: 0 }) }) as unknown as RunningSession

  it('is who sent first what cannot be unpacked, whoever has the keyboard', () => {
    const [calm, later, first] = [frame(null, true), frame(20), frame(10)]
    expect(whoSilenced(calm, [calm, later, first])).toBe(first)
  })

  it('is a guess where there is no such message', () => {
    const [silent, held, young] = [frame(null), frame(null, true), frame(null, false, 5)]
    expect(whoSilenced(silent, [silent, held, young])).toBe(held)
    expect(whoSilenced(silent, [silent, young])).toBe(young)
  })
})

describe('a plugin made for another SDK', () => {
  it.each([
    ['^2.0.0', 'newer'],
    ['0.9.0', 'older'],
  ] as const)('of %s is not started, until there is a version that fits', (sdk, reason) => {
    const { host, session } = open()
    const bundle = { ...exampleRelease.bundle, digest: 'b'.repeat(64) }
    host.indexChanged(indexOf([{ ...exampleRelease, bundle, sdk }]))
    expect(session.state).toEqual({ status: 'off', reason })
    host.indexChanged(indexOf([{ ...exampleRelease, sdk: '1.0' }]))
    expect(session.state.status).toBe('loading')
  })
})
