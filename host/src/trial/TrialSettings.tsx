import { observer } from 'mobx-react-lite'
import type { Settings } from '@msdat/sdk/contracts/settings'
import type { OwnSettings } from '../customDashboards/OwnSettings.ts'
import { isShown } from '../settings/settingAddress.ts'
import { SettingControls } from '../settings/SettingControls.tsx'
import '../controls/controlPanel.css'
import type { TrialRun } from './TrialRun.ts'

interface TrialSettingsProps {
  run: TrialRun
  declared: Settings
  settings: OwnSettings
}

/** What a visitor would set beside the view; nothing where the plugin declares nothing that the page draws. */
export const TrialSettings = observer(function TrialSettings({
  run,
  declared,
  settings,
}: TrialSettingsProps) {
  const { coverage } = run
  if (!Object.values(declared).some((setting) => isShown(setting, settings.values))) return null
  return (
    <section className="stack" aria-labelledby="trial-settings-title">
      <h4 id="trial-settings-title">Its settings</h4>
      <div className="controls-grid">
        <SettingControls
          settings={declared}
          values={settings.values}
          offers={{ ...run.data, coverage }}
          onChange={(change) => settings.change(change)}
        />
      </div>
    </section>
  )
})
