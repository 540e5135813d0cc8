import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { getSdkReference, type SdkReference } from '@msdat/sdk/contracts/sdkReference'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { frameRules } from './frameRules.ts'
import { KitExamples } from './KitExamples.tsx'
import { kitParts } from './kitParts.ts'
import { ReferenceParts } from './ReferenceParts.tsx'
import { TokenTable } from './TokenTable.tsx'
import { toChapters } from './toChapters.ts'
import { sdkInstall } from './sdkInstall.ts'
import './developers.css'

/** How a plugin is begun, what it may do, and all that it can call, import and declare. */
export const DevelopersPage = observer(function DevelopersPage() {
  const [reference] = useState(() => new RemoteValue<SdkReference>(() => call(getSdkReference, {})))
  useEffect(() => void reference.load(), [reference])
  const { state } = reference
  return (
    <div className="developers stack">
      <header className="stack">
        <h1>Developers</h1>
        <p>
          Every tab and every panel of this platform is a plugin: a few files of React in a frame of their
          own. What the built-in ones do, yours can do. You need Node.js 20.19 or newer and an empty folder:
        </p>
        <pre className="code-block" tabIndex={0}>
          <code>{start}</code>
        </pre>
        <p>
          <code>--section</code>, <code>--analytics-tab</code>, <code>--page</code> and{' '}
          <code>--headline</code> make the other kinds. When it does what you want,{' '}
          <code>npx msdat-plugin check .</code> says what the platform will say, <code>pack .</code> makes the
          zip, and <a href="/account#/createPlugin">Create Plugin</a> takes it in. Data without a plugin:{' '}
          <a href="/api/docs">the API</a>.
        </p>
      </header>
      <section className="stack" aria-labelledby="frame-rules">
        <h2 id="frame-rules">Rules of the frame</h2>
        <dl className="developer-rules">
          {frameRules.map(({ title, words }) => (
            <div key={title} className="card">
              <dt>{title}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void reference.load()} />
      )}
      {(state.status === 'loading' || state.status === 'idle') && <p role="status">Loading…</p>}
      {state.status === 'ready' && (
        <>
          <KitExamples parts={kitParts(state.value)} />
          <ReferenceParts chapters={toChapters(state.value)} />
          <TokenTable tokens={state.value.tokens} />
        </>
      )}
    </div>
  )
})

const start = `${sdkInstall}
npx msdat-plugin create my-panel
cd my-panel
npx msdat-plugin dev .
npm test`
