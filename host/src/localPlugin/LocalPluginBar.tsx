import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { BuildFindings } from './BuildFindings.tsx'
import { LocalPluginQuestion } from './LocalPluginQuestion.tsx'
import { localMark } from './toLocalRelease.ts'
import './localPlugin.css'

/** Tells an author what becomes of the plugin that their own machine serves. */
export const LocalPluginBar = observer(function LocalPluginBar() {
  const { localPlugin, overlays } = useStores()
  const { failure, findings, question, release, server } = localPlugin
  if (server === null) return null
  return (
    <section className="local-plugin no-print" aria-label="Local plugin">
      <div className="local-plugin-head">
        <span className="badge badge-warning">{localMark}</span>
        <p role="status">
          <StateText />
        </p>
        <span className="local-plugin-buttons">
          {release && (
            <button
              type="button"
              className="button button-outline"
              onClick={() => overlays.inspect(release.plugin)}
            >
              Inspect
            </button>
          )}
          <button type="button" className="button button-outline" onClick={() => localPlugin.stop()}>
            {release ? 'Turn off' : 'Dismiss'}
          </button>
        </span>
      </div>
      {failure && (
        <div role="alert" className="local-plugin-failure">
          <p>
            <strong>Build {failure.number} failed.</strong>{' '}
            {release ? 'The view below is the last good one.' : 'Nothing runs yet.'}
          </p>
          <BuildFindings findings={failure.findings} />
        </div>
      )}
      {!failure && release && findings.length > 0 && (
        <details>
          <summary className="small">What a review would find: {findings.length}</summary>
          <BuildFindings findings={findings} />
        </details>
      )}
      {/* Not over the list in which developer mode was just switched on. */}
      {question && overlays.open === null && <LocalPluginQuestion build={question} />}
    </section>
  )
})

const StateText = observer(function StateText() {
  const { localPlugin, overlays, plugins } = useStores()
  const { build, builtAt, connection, problem, release, server } = localPlugin
  if (!plugins.isDeveloper) {
    return (
      <>
        This link loads a plugin from your own computer, {server}. That needs developer mode, a switch at the
        end of{' '}
        <button type="button" className="text-button" onClick={() => overlays.show('plugins')}>
          View Plugins
        </button>
        .
      </>
    )
  }
  if (problem !== null) return problem
  if (release) {
    const at = new Date(builtAt).toLocaleTimeString('en-GB')
    return `${build?.manifest.name ?? release.plugin} ${release.version}: build ${build?.number ?? ''} of ${at}, from ${server}`
  }
  if (connection === 'ended') {
    return `Nothing answers at ${server}. Start "npm run plugin -- dev" with the folder of the plugin; it comes by itself then.`
  }
  return connection === 'open' ? `Waiting for your word on ${server}.` : `Asking ${server} …`
})
