import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { PluginVersion } from '@msdat/sdk/contracts/deployments'
import { useStores } from '../app/Stores.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { toProblem } from '../loading/Loadable.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { AskedButton } from '../parts/AskedButton.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'
import type { ReviewStore } from './ReviewStore.ts'

interface PluginVersionsProps {
  plugin: string
  store: ReviewStore
}

const words: Record<PluginVersion['state'], { text: string; tone: string }> = {
  live: { text: 'Runs', tone: 'positive' },
  disabled: { text: 'Off', tone: 'warning' },
  superseded: { text: 'Replaced', tone: 'quiet' },
  yanked: { text: 'Withdrawn', tone: 'negative' },
}

/** What ran and when; an earlier version can run again. */
export const PluginVersions = observer(function PluginVersions({ plugin, store }: PluginVersionsProps) {
  const { plugins, toasts } = useStores()
  const [versions] = useState(() => new RemoteValue<PluginVersion[]>(() => store.calls.versions(plugin)))
  useEffect(() => void versions.load(), [versions])
  const { state } = versions

  const goBack = async (version: string): Promise<void> => {
    try {
      await store.decide((calls) => calls.rollBack(plugin, 'By one press on the review page.', version))
      toasts.show({
        tone: 'success',
        message: `Version ${version} runs again; open pages follow within a minute.`,
      })
      await Promise.all([versions.load(), plugins.index.load()])
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
  }
  return (
    <section className="stack">
      <h3>Versions</h3>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void versions.load()} />
      )}
      {state.status === 'ready' && (
        <ul className="versions">
          {state.value.map((version) => (
            <li key={version.submission} className="version">
              <strong>{version.version}</strong>
              <span className={`badge badge-${words[version.state].tone}`}>{words[version.state].text}</span>
              <span className="small muted">
                from {longDate(version.released_at)}
                {version.ended_at && ` to ${longDate(version.ended_at)}`}
                {version.notice && ` · ${version.notice}`}
              </span>
              {version.can_return && (
                <AskedButton
                  act={`Roll back to ${version.version}`}
                  title={`Roll back to ${version.version}?`}
                  question="It runs for everyone in place of the version that runs now. Open pages follow within a minute."
                  onConfirm={() => goBack(version.version)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})
