import { answerCalls, type BridgeHandlers, type LedgerEntry } from '../plugin/bridge/bridge.ts'
import { TokenBucket } from '../plugin/bridge/TokenBucket.ts'
import { bucket, type FrameEvent, type HostMethodName, type Reply } from '../contracts/bridge.ts'
import type { Citation, Coverage } from '../contracts/data.ts'
import type { Catalog } from '../contracts/reference.ts'
import { pointValueTypes, valueTypes } from '../contracts/valueTypes.ts'
import { permissions, type Permission } from '../contracts/manifest.ts'
import { AppError } from '../contracts/problem.ts'
import type { Selection } from '../contracts/selection.ts'
import { assistantMethods } from '../contracts/assistantMethods.ts'
import { serverMethodNames } from '../contracts/serverMethodNames.ts'
import { defaultsOf, faultsOfValues } from '../contracts/settingChecks.ts'
import type { Settings, SettingValues } from '../contracts/settings.ts'
import { connectFrame } from '../plugin/currentFrame.ts'
import type { BootFacts, CallHost } from '../plugin/FrameLink.ts'
import { defaultAppearance, defaultSystem, resolveTheme } from '../theme/resolveTheme.ts'
import { emptyCatalog } from './emptyCatalog.ts'
import { answerQuery, toTable, type FakeValue } from './toTable.ts'

export interface FakeHostOptions {
  catalog?: Catalog
  values?: readonly FakeValue[]
  citations?: readonly Citation[]
  selection?: Partial<Selection>
  /** Everything, where it is left out. */
  granted?: readonly Permission[]
  options?: Record<string, unknown>
  /** What the manifest declares for the contribution. Without it, a setting can have any value. */
  settings?: Settings
  /** As the address has them, in place of the defaults. */
  settingValues?: SettingValues
  /** Id of the one card that an embedded page shows; cards can be shared where it is left out. */
  card?: string | null
  /** What useKept() finds. */
  state?: Record<string, unknown>
  /** Answers in place of the ordinary ones; throw AppError to refuse. */
  methods?: Partial<BridgeHandlers>
}

export interface FakeHost {
  /** Every call that was made, with its input. */
  readonly calls: readonly (LedgerEntry & { input: unknown })[]
  readonly selection: Selection
  /** All settings as they are by now. */
  readonly settings: SettingValues
  /** What the plugin has stored. */
  readonly stored: ReadonlyMap<string, unknown>
  /** What useKept() would have kept by now. */
  readonly kept: ReadonlyMap<string, unknown>
  /** As if the host had said it. */
  tell(event: FrameEvent): void
  /** Resolves when every question has its answer. */
  settled(): Promise<void>
}

const ordinarySelection: Selection = {
  indicator: 1,
  indicators: [],
  datasource: 1,
  datasources: [],
  location: 1,
  places: [],
  period: '2020',
  compareBy: 'Period',
  target: { national: false, sdg: false },
  numdenom: false,
  programArea: '',
}

/**
 * Connects hooks and `host.call` to a host in memory, for the tests of a plugin. Calls are checked exactly as in
 * the product: unknown methods, missing permissions, wrong input and wrong answers are refused alike.
 */
export function connectFakeHost(options: FakeHostOptions = {}): FakeHost {
  const granted = options.granted ?? permissions
  const calls: (LedgerEntry & { input: unknown })[] = []
  const stored = new Map<string, unknown>()
  const listeners = new Set<(event: FrameEvent) => void>()
  let selection: Selection = { ...ordinarySelection, ...options.selection }
  let settings = startingSettings(options)
  let pending = 0
  const tell = (event: FrameEvent): void => listeners.forEach((listener) => listener(structuredClone(event)))
  const select = (change: Partial<Selection>): Selection => {
    selection = { ...selection, ...change }
    if (granted.includes('selection:read')) tell({ name: 'selection', selection })
    return selection
  }
  const set = (change: SettingValues): SettingValues => {
    const faults = options.settings ? faultsOfValues(options.settings, change) : []
    if (faults.length > 0) throw new AppError('invalid_input', faults.join(' '))
    settings = { ...settings, ...change }
    tell({ name: 'settings', settings })
    return settings
  }
  const handlers: BridgeHandlers = {
    ...ordinaryHandlers(options, stored),
    'selection.get': () => selection,
    'selection.set': select,
    'settings.set': set,
    ...options.methods,
  }
  const call = async (name: HostMethodName, input: unknown): Promise<Reply<unknown>> => {
    pending += 1
    const answer = answerCalls({
      handlers,
      isGranted: (permission) => granted.includes(permission),
      // A test makes as many calls as it likes.
      bucket: new TokenBucket(bucket),
      record: (entry) => void calls.push({ ...entry, input: structuredClone(input) }),
    })
    try {
      return structuredClone(await answer(name, structuredClone(input)))
    } finally {
      pending -= 1
    }
  }
  const frame = connectFrame({
    boot: { ...bootFacts(options, selection, granted), settings },
    call: call as CallHost,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
  return {
    calls,
    stored,
    kept: frame.kept,
    tell,
    get selection() {
      return selection
    },
    get settings() {
      return settings
    },
    async settled(): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve))
      return pending > 0 ? this.settled() : undefined
    },
  }
}

function startingSettings({ settings, settingValues = {}, options }: FakeHostOptions): SettingValues {
  return settings ? defaultsOf(settings, { ...options, ...settingValues }) : settingValues
}

function bootFacts(
  { options = {}, state = {}, card = null }: FakeHostOptions,
  selection: Selection,
  granted: readonly Permission[],
): BootFacts {
  return {
    plugin: { id: 'tested-plugin', version: '1.0.0', name: 'Tested plugin' },
    contribution: { point: 'panel', id: 'panel', title: 'Tested' },
    granted: [...granted],
    theme: resolveTheme(defaultAppearance, defaultSystem),
    selection: granted.includes('selection:read') ? selection : null,
    options,
    settings: {},
    card,
    areCardsShared: card === null,
    state: JSON.stringify(state),
  }
}

function ordinaryHandlers(
  { catalog = emptyCatalog, values = [], citations = [] }: FakeHostOptions,
  stored: Map<string, unknown>,
): Omit<BridgeHandlers, 'selection.get' | 'selection.set' | 'settings.set'> {
  const levelOf = (location: number) => catalog.locations.find(({ id }) => id === location)?.level
  let appearance = defaultAppearance
  const done = () => ({})
  return {
    'data.catalog': () => catalog,
    'data.query': (query) => {
      if (!query.indicators && !query.datasources) {
        throw new AppError('invalid_input', 'data.query: name indicators or datasources.')
      }
      return toTable(answerQuery(values, query, levelOf))
    },
    'data.coverage': ({ indicator }) => coverageOf(values, indicator),
    ...noServer,
    'reviews.list': () => [],
    'reviews.add': () => {
      throw new AppError(
        'unavailable',
        "A test that sends a review gives its answer: methods['reviews.add'].",
      )
    },
    'data.citations': ({ ids }) => citations.filter(({ id }) => ids.includes(id)),
    'storage.get': ({ key }) => stored.get(key) ?? null,
    'storage.set': ({ key, value }) => (stored.set(key, value), {}),
    'storage.remove': ({ key }) => (stored.delete(key), {}),
    'storage.keys': () => [...stored.keys()],
    'events.publish': done,
    'ui.notify': done,
    'ui.announce': done,
    'ui.resize': done,
    'ui.cite': done,
    'ui.leave': done,
    'ui.expand': (asked) => asked,
    'ui.shareCard': () => ({ isOpen: true }),
    'reviews.signIn': () => ({ isOpen: true }),
    'ui.painted': done,
    'files.save': done,
    'files.prepare': () => ({ address: 'https://msdat.example/' }),
    'page.capture': () => {
      throw new AppError('unavailable', "A test that takes a picture gives it: methods['page.capture'].")
    },
    'visitor.position': () => {
      throw new AppError(
        'unavailable',
        "A test that asks where the visitor is gives it: methods['visitor.position'].",
      )
    },
    'page.getAppearance': () => appearance,
    'page.setAppearance': (change) => (appearance = { ...appearance, ...change }),
  }
}

const assistantNames = Object.keys(assistantMethods) as (keyof typeof assistantMethods)[]
const answeredNames = [...serverMethodNames, ...assistantNames]

/** Only a test knows what the server would say. */
const noServer = Object.fromEntries(
  answeredNames.map((name) => [
    name,
    () => {
      throw new AppError('unavailable', `A test that calls ${name} gives its answer: methods['${name}'].`)
    },
  ]),
) as unknown as Pick<BridgeHandlers, (typeof answeredNames)[number]>

function coverageOf(values: readonly FakeValue[], indicator: number): Coverage {
  const rows = new Map<string, { datasource: number; location: number; periods: Set<string> }>()
  for (const value of values) {
    const isPoint = pointValueTypes.includes(value.value_type ?? valueTypes.estimate)
    if (value.indicator !== indicator || !isPoint) continue
    const { datasource, location, period } = value
    const key = `${datasource} ${location}`
    const row = rows.get(key) ?? { datasource, location, periods: new Set() }
    rows.set(key, row)
    row.periods.add(period)
  }
  return {
    indicator,
    results: [...rows.values()].map((row) => ({ ...row, periods: [...row.periods].sort() })),
  }
}
