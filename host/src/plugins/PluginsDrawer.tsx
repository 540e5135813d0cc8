import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Switch } from '../parts/Switch.tsx'
import { PluginEntry } from './PluginEntry.tsx'
import { useMeantSwitches } from './useMeantSwitches.ts'
import { WithdrawnPlugins } from './WithdrawnPlugins.tsx'
import './plugins.css'

/** Every plugin that runs here: add-ons with their switch first, then those the dashboards are made of. */
export const PluginsDrawer = observer(function PluginsDrawer() {
  const { overlays, plugins } = useStores()
  const list = useRef<HTMLDivElement>(null)
  const hearing = useMeantSwitches(list)
  const { state } = plugins.index
  const parts = plugins.releases.filter((release) => !plugins.addOns.includes(release))
  return (
    <Dialog title="View Plugins" shape="drawer" onClose={() => overlays.close()}>
      {state.status === 'loading' && <p role="status">Loading plugins…</p>}
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void plugins.index.load()} />
      )}
      {state.status === 'ready' && plugins.releases.length === 0 && <p className="empty">No plugins found</p>}
      <div ref={list} className="plugins-lists">
        {plugins.addOns.length > 0 && (
          <section className="stack" aria-labelledby="add-ons-title">
            <h3 id="add-ons-title" className="plugins-title">
              Add-ons
            </h3>
            <p className="small muted">
              Switch on what helps you. Your choice is remembered in this browser.
            </p>
            <ul className="stack">
              {plugins.offered.map((release) => (
                <PluginEntry key={release.plugin} release={release} hearing={hearing} isSwitchable />
              ))}
            </ul>
          </section>
        )}
        {parts.length > 0 && (
          <section className="stack" aria-labelledby="parts-title">
            <h3 id="parts-title" className="plugins-title">
              Parts of the dashboards
            </h3>
            <ul className="stack">
              {parts.map((release) => (
                <PluginEntry key={release.plugin} release={release} hearing={hearing} isSwitchable={false} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <Switch
        label="Developer mode: show panels that test the platform, and load plugins from your own computer"
        isOn={plugins.isDeveloper}
        onChange={(next) => plugins.setDeveloper(next)}
      />
      <WithdrawnPlugins />
    </Dialog>
  )
})
