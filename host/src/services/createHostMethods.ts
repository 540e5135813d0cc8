import { toJS } from 'mobx'
import { call } from '@msdat/sdk/http/call'
import { getDataColumns } from '@msdat/sdk/contracts/data'
import { getCatalog } from '@msdat/sdk/contracts/reference'
import type { DataQuery, HostOutput } from '@msdat/sdk/contracts/bridge'
import { AppError } from '@msdat/sdk/contracts/problem'
import { TokenBucket } from '@msdat/sdk/plugin/bridge/TokenBucket'
import type { Stores } from '../app/Stores.ts'
import type { Caller, HostMethodHandlers } from '../frames/HostServices.ts'
import { drawable } from '../parts/drawable.ts'
import { toDataTable } from './dataTable.ts'
import type { PluginStorage } from './PluginStorage.ts'
import { meterEach } from './meterEach.ts'
import { askServer } from './askServer.ts'
import { assistantHandlers } from './assistantHandlers.ts'
import { reviewHandlers } from './reviewHandlers.ts'
import { readCitations } from './readCitations.ts'
import { saveFile } from './saveFile.ts'
import { SaveGate } from './SaveGate.ts'

/** What only the frames themselves can answer. */
export interface FrameServices {
  capture(): Promise<HostOutput<'page.capture'>>
  /** A plugin is about to have the page laid out anew, which moves what lies behind panels. */
  layOutAnew(): void
}

/** What all frames hear of. */
const seldom = { capacity: 10, refillPerSecond: 0.5 }

/** What a plugin may ask of this page, each answered from the store or the server it belongs to. */
export function createHostMethods(
  stores: Stores,
  storage: PluginStorage,
  frames: FrameServices,
): HostMethodHandlers {
  const { appearance, catalog, coverage, selection, toasts, announcements } = stores
  const ofVersion = { fetch: catalog.fetchOfVersion }
  const mayAnnounce = meterEach({ capacity: 3, refillPerSecond: 0.5 })
  // What lies under a message is deaf for a moment when it comes, and when it goes.
  const maySpeak = meterEach({ capacity: 3, refillPerSecond: 1 / 30 })
  const maySpeakInUse = meterEach(seldom)
  // Every frame is told of it, so each change is a word to plugins that may not hear any.
  const mayDress = meterEach(seldom)
  // It also makes the page deaf for a moment, so what nobody asked for is counted over all plugins.
  const unaskedDress = new TokenBucket({ capacity: 3, refillPerSecond: 1 / 30 })
  // Each change gives all sections other figures, so a plugin that goes on by itself may not change it often.
  const maySelect = meterEach(seldom)
  // A visitor drags, or holds an arrow key down.
  const maySelectInUse = meterEach({ capacity: 60, refillPerSecond: 5 })
  const saveGate = new SaveGate()
  return {
    'data.catalog': async () => catalog.catalog.value ?? call(getCatalog, {}, { fetch: stores.server.carry }),
    'data.query': async (query) => toDataTable(await call(getDataColumns, toFilters(query), ofVersion)),
    'data.coverage': ({ indicator }) => coverage.read(indicator),
    'data.citations': ({ ids }) => readCitations(ids, ofVersion),
    ...askServer(ofVersion),
    ...assistantHandlers(ofVersion),
    ...reviewHandlers,
    'selection.get': () => {
      if (!selection.shown) throw new AppError('unavailable', 'Nothing has been selected yet.')
      return selection.shown.selection
    },
    'selection.set': (change, { plugin, isAsked }) => {
      const may = isAsked() ? maySelectInUse : maySelect
      if (!may(plugin)) throw tooMany('changes of the selection')
      return selection.change(change, 'plugin')
    },
    'storage.get': ({ key }, { plugin }) => storage.get(plugin, key),
    'storage.set': ({ key, value }, { plugin }) => done(storage.set(plugin, key, value)),
    'storage.remove': ({ key }, { plugin }) => done(storage.remove(plugin, key)),
    'storage.keys': (_, { plugin }) => storage.keys(plugin),
    // The plugin's name stands before its words, so that they are not taken for the platform's.
    'ui.notify': ({ tone, message }, { plugin, name, isAsked }) => {
      if (!(isAsked() ? maySpeakInUse : maySpeak)(plugin)) throw tooMany('messages')
      return done(toasts.show({ tone, title: name, message: drawable(message), plugin }))
    },
    'ui.announce': ({ message }, { plugin, name }) => {
      if (!mayAnnounce(plugin)) throw tooMany('sentences')
      return done(announcements.announce(`${name}: ${drawable(message)}`))
    },
    'files.prepare': (_, caller) => {
      saveGate.prepare(caller)
      return { address: window.location.href.slice(0, 4000) }
    },
    'files.save': async ({ name, mediaType, bytes }, caller) => {
      saveGate.pass(caller)
      const isDrawing = mediaType === 'image/svg+xml'
      const saved = isDrawing ? (await import('./plainDrawing.ts')).plainDrawing(bytes) : bytes
      return done(saveFile(name, mediaType, saved))
    },
    'page.capture': (_, caller) => {
      refuseUnasked(caller, 'A picture can be taken')
      return frames.capture()
    },
    'visitor.position': async (_, caller) => {
      refuseUnasked(caller, 'A position is asked for')
      const { askForPosition } = await import('../position/askForPosition.ts')
      return askForPosition(stores.overlays, caller.name)
    },
    'page.getAppearance': () => toJS(appearance.appearance),
    'page.setAppearance': (change, { plugin, isAsked }) => {
      if (!(isAsked() ? mayDress(plugin) : unaskedDress.take(1))) throw tooMany('changes of the appearance')
      frames.layOutAnew()
      return appearance.change(change)
    },
  }
}

function done(_: void): Record<string, never> {
  return {}
}

function refuseUnasked({ isAsked }: Caller, what: string): void {
  if (!isAsked()) throw new AppError('conflict', `${what} only right after a press or a key in this plugin.`)
}

const tooMany = (things: string): AppError =>
  new AppError('rate_limited', `The plugin sends too many ${things}. Wait a moment, then try again.`)

function toFilters(query: DataQuery): Parameters<typeof call<typeof getDataColumns>>[1] {
  const list = (values: readonly (number | string)[] | undefined) => values?.join(',')
  const filters = {
    indicator: list(query.indicators),
    datasource: list(query.datasources),
    location: list(query.locations),
    level: list(query.levels),
    value_type: list(query.valueTypes),
    period: list(query.periods),
    period_from: query.periodFrom,
    period_to: query.periodTo,
    latest: query.latest,
  }
  if (!filters.indicator && !filters.datasource) {
    throw new AppError('invalid_input', 'Name at least one indicator or one source.')
  }
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  )
}
