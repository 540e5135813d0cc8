import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { isView } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import { useStores } from '../app/Stores.ts'
import { PanelIcon } from '../panels/PanelIcon.tsx'
import { Switch } from '../parts/Switch.tsx'
import type { Hearing } from '../parts/useDeafness.ts'
import { CommandsOf } from './CommandsOf.tsx'
import { isOnNoDashboard } from './isOnNoDashboard.ts'
import { PermissionList } from './PermissionList.tsx'
import { PluginLedger } from './PluginLedger.tsx'
import { switchPlugin } from './switchPlugin.ts'

interface PluginEntryProps {
  release: Release
  isSwitchable: boolean
  /** Of the list it stands in. */
  hearing: Hearing
}

export const PluginEntry = observer(function PluginEntry({
  release,
  isSwitchable,
  hearing,
}: PluginEntryProps) {
  const stores = useStores()
  const [isOpen, setOpen] = useState(false)
  const contribution = release.contributes.find(isView)
  const dashboards = stores.dashboards.dashboards.value
  const isOn = stores.plugins.isOn(release.plugin)
  const inspect = (): void => {
    stores.overlays.close()
    stores.overlays.inspect(release.plugin)
  }
  return (
    <li className="plugin-entry card">
      <div className="plugin-entry-head">
        {contribution && <PanelIcon panel={{ release, contribution }} size={32} />}
        <div className="plugin-entry-words">
          <h4>{release.name}</h4>
          <p className="small muted">
            Version {release.version} · {release.author}
          </p>
          {dashboards && isOnNoDashboard(release, dashboards) && <p className="badge">On no dashboard yet</p>}
        </div>
        {isSwitchable && (
          <Switch
            label={release.name}
            hidesLabel
            hearing={hearing}
            isOn={isOn}
            onChange={(next) => switchPlugin(stores, release, next)}
          />
        )}
      </div>
      <p className="small">{release.description}</p>
      <CommandsOf release={release} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="small">What it may do, and what it has asked</summary>
        {isOpen && (
          <>
            <PermissionList release={release} hearing={hearing} />
            <PluginLedger plugin={release.plugin} />
            {stores.plugins.isDeveloper && (
              <button type="button" className="button button-outline" onClick={inspect}>
                Inspect its frames
              </button>
            )}
          </>
        )}
      </details>
    </li>
  )
})
