import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { getReady } from '@msdat/sdk/contracts/health'
import { useStores } from '../app/Stores.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import './testing.css'

/** What support asks for first: versions, data, plugins, and what this browser can do. */
export const TestingPage = observer(function TestingPage() {
  const { catalog, plugins, dashboards } = useStores()
  const [ready] = useState(() => new RemoteValue(() => call(getReady, {})))
  useEffect(() => void ready.load(), [ready])
  const running = plugins.index.value?.releases ?? []
  const known = catalog.catalog.value
  const facts: [string, string][] = [
    ['Server', wordOf(ready)],
    ['Data version', known?.version ?? 'Not loaded'],
    ['Indicators', String(known?.indicators.length ?? 0)],
    ['Sources', String(known?.datasources.length ?? 0)],
    ['Dashboards', String(dashboards.dashboards.value?.length ?? 0)],
    ['Plugins that run', running.map(({ plugin, version }) => `${plugin} ${version}`).join(', ') || 'None'],
    ['Secure connection', yesOrNo(window.isSecureContext)],
    [
      'Kept for offline use',
      yesOrNo('serviceWorker' in navigator && navigator.serviceWorker.controller !== null),
    ],
    ['Window', `${window.innerWidth} x ${window.innerHeight} pixels, scale ${window.devicePixelRatio}`],
    ['Browser', navigator.userAgent],
  ]
  const text = facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  return (
    <div className="reading-page stack">
      <h1>Self-test</h1>
      <p className="muted">When you ask for help, send these lines along. They hold nothing about you.</p>
      <dl className="self-test card">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      <p>
        <button
          type="button"
          className="button button-outline"
          onClick={() => void navigator.clipboard.writeText(text)}
        >
          Copy these lines
        </button>
      </p>
    </div>
  )
})

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No')

function wordOf({ state }: RemoteValue<unknown>): string {
  if (state.status === 'failed') return state.problem.message
  return state.status === 'ready' ? 'Ready' : 'Asking…'
}
