import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataTable } from '@msdat/sdk/contracts/bridge'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { SignedIndex } from '@msdat/sdk/contracts/registry'
import type { Selection } from '@msdat/sdk/contracts/selection'
import { applyTheme, defaultAppearance, defaultSystem, resolveTheme } from '@msdat/sdk/theme'
import { Dialog } from '../parts/Dialog.tsx'
import { SecretInput } from '../parts/SecretInput.tsx'
import { serverMethodNames, type ServerMethodName } from '@msdat/sdk/contracts/serverMethodNames'
import type { HostMethodHandlers } from './HostServices.ts'
import { CrashNote, crashPlace } from './CrashNote.ts'
import type { FrameFault } from './FrameFault.ts'
import { FrameHost } from './FrameHost.ts'
import { FrameHostContext } from './FrameHostContext.ts'
import { KeyboardGuard } from './KeyboardGuard.ts'
import { FrameMode, probeByFrame } from './FrameMode.ts'
import { openModuleKeep } from './openModuleKeep.ts'
import { ModuleStore } from './ModuleStore.ts'
import { PluginFrame } from './PluginFrame.tsx'
import { RegistryIndex } from './RegistryIndex.ts'
import { watchEatenPresses } from './watchEatenPresses.ts'

// A page with nothing but frames, for the tests of frames in a real browser: the rest of the host is left out.

const content = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

const faults: FrameFault[] = []
const takenBack = new Set<string>()
const said: string[] = []
let queries = 0
let selection: Selection = {
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
const asked = new URLSearchParams(location.search)
/** A page that opens knows its selection only when the catalog is there. */
let isSelectionKnown = !asked.has('late')
/** A page whose server is away until it is told otherwise. */
let isAway = asked.has('away')
const theme = resolveTheme(defaultAppearance, defaultSystem)
const none = () => ({})
const refuse = () => {
  throw new AppError('unavailable', 'There is no server here.')
}
const noServer = Object.fromEntries(serverMethodNames.map((name) => [name, refuse])) as unknown as Pick<
  HostMethodHandlers,
  ServerMethodName
>

const crashes = new CrashNote(crashPlace())
crashes.watch()
const frameHost: FrameHost = new FrameHost({
  modules: new ModuleStore(openModuleKeep()),
  mode: new FrameMode({ pluginDomain: content('msdat-plugin-domain'), probe: probeByFrame, storage: null }),
  crashes,
  services: {
    theme: () => theme,
    selection: () => (isSelectionKnown ? selection : null),
    granted: (release) => release.permissions.map(({ name }) => name).filter((name) => !takenBack.has(name)),
    reportFault: (fault) => void faults.push(fault),
    methods: {
      'data.catalog': () => {
        throw new Error('not here')
      },
      'data.query': ({ indicators }) => {
        if (isAway) throw new AppError('unavailable', 'The server is away.')
        queries += 1
        return tableOf(indicators?.[0] ?? 1)
      },
      'data.coverage': ({ indicator }) => ({ indicator, results: [] }),
      'data.citations': () => [],
      ...noServer,
      'assistant.begin': refuse,
      'assistant.read': refuse,
      'assistant.cancel': refuse,
      'reviews.list': () => [],
      'reviews.add': () => {
        throw new Error('not here')
      },
      'selection.get': () => selection,
      'selection.set': (change) => {
        selection = { ...selection, ...change }
        frameHost.selectionChanged()
        return selection
      },
      'storage.get': ({ key }) => (key === 'empty' ? null : `kept as ${key}`),
      'storage.set': none,
      'storage.remove': none,
      'storage.keys': () => [],
      'ui.notify': ({ message }) => (said.push(message), {}),
      'ui.announce': ({ message }) => (said.push(message), {}),
      'files.save': none,
      'files.prepare': () => ({ address: '' }),
      'page.capture': () => {
        throw new Error('not here')
      },
      'visitor.position': () => {
        throw new AppError('unavailable', 'Nobody is anywhere in the harness.')
      },
      'page.getAppearance': () => defaultAppearance,
      'page.setAppearance': () => defaultAppearance,
    },
  },
})

/** Rows whose values are their numbers. */
function tableOf(count: number): DataTable {
  const codes = Int32Array.from({ length: count }, (_, row) => row)
  const [id, indicator, datasource, location, valueType, citation] = Array.from({ length: 6 }, () =>
    codes.slice(),
  )
  return {
    version: 'v1',
    count,
    id: id ?? codes,
    indicator: indicator ?? codes,
    datasource: datasource ?? codes,
    location: location ?? codes,
    periods: ['2020'],
    period: new Int32Array(count),
    valueType: valueType ?? codes,
    value: Float64Array.from(codes),
    citation: citation ?? codes,
  }
}

const registry = new RegistryIndex({
  key: content('msdat-registry-key'),
  storage: localStorage,
  readSigned: async () => (await (await fetch('/registry/index/')).json()) as SignedIndex,
})

const comeBack = (): void => {
  isAway = false
  frameHost.connectionIsBack('v1')
}
const reloadIndex = async (): Promise<void> => frameHost.indexChanged(await registry.read())
Object.assign(window, {
  harness: { frameHost, faults, said, takenBack, reloadIndex, comeBack, queries: () => queries },
})

/** A form and a notice of the page, as the host shows them. */
function Dialogs() {
  const [open, setOpen] = useState<'form' | 'notice' | null>(null)
  return (
    <>
      <button onClick={() => setOpen('form')}>Open a form</button>
      <button onClick={() => setOpen('notice')}>Open a notice</button>
      {open && (
        <Dialog title={open} onClose={() => setOpen(null)}>
          {open === 'form' && <input type="password" aria-label="Secret" />}
        </Dialog>
      )}
    </>
  )
}

const shown = asked.get('show')?.split(',') ?? []
applyTheme(theme, document.documentElement)
new KeyboardGuard(frameHost, document).watch()
watchEatenPresses(frameHost, document)
function Secret() {
  const [isAsked, ask] = useState(false)
  return (
    <>
      <button onClick={() => ask(!isAsked)}>Ask for the secret</button>
      {isAsked && <SecretInput type="password" id="secret" aria-label="Password" />}
    </>
  )
}

createRoot(document.getElementById('app') ?? document.body).render(
  <FrameHostContext value={frameHost}>
    <Dialogs />
    <Secret />
    <input id="field" aria-label="Field" />
    <button id="before">Before</button>
    {shown.map((plugin) => (
      <section key={plugin} id={`place-${plugin}`}>
        <h2 id={`title-${plugin}`}>{plugin}</h2>
        <PluginFrame
          plugin={plugin}
          contribution="panel"
          title={plugin}
          titleElementId={`title-${plugin}`}
          isEager
        />
      </section>
    ))}
    <button id="after">After</button>
  </FrameHostContext>,
)
await reloadIndex()
if (!isSelectionKnown) {
  setTimeout(() => {
    isSelectionKnown = true
    frameHost.selectionChanged()
  }, 700)
}
