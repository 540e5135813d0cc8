import { observer } from 'mobx-react-lite'
import { defaultsOf } from '@msdat/sdk/contracts/settingChecks'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { Settings, SettingValues } from '@msdat/sdk/contracts/settings'
import { useStores } from '../app/Stores.ts'
import { isShown, presetsOf } from '../settings/settingAddress.ts'
import { SettingControls } from '../settings/SettingControls.tsx'
import type { DraftSection } from './Composition.ts'
import '../controls/controlPanel.css'

interface SectionPresetsProps {
  dashboard: Dashboard
  section: DraftSection
  settings: Settings
  onPreset: (presets: SettingValues) => void
}

/** With which settings a section opens; visitors change them from there. */
export const SectionPresets = observer(function SectionPresets(props: SectionPresetsProps) {
  const { dashboard, section, settings, onPreset } = props
  const { catalog } = useStores()
  const presets = presetsOf(settings, section.options ?? {})
  const values = defaultsOf(settings, presets)
  const canSet = Object.values(settings).some((setting) => isShown(setting, values))
  if (!catalog.names || !canSet) return null
  const change = (change: SettingValues): void => {
    const usual = defaultsOf(settings)
    const next = Object.entries({ ...presets, ...change }).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
    )
    onPreset(Object.fromEntries(next))
  }
  return (
    <details className="section-presets">
      <summary>
        How it opens
        {Object.keys(presets).length > 0 && <span className="muted"> · changed</span>}
      </summary>
      <div className="controls-grid">
        <SettingControls
          settings={settings}
          values={values}
          offers={{ names: catalog.names, dashboard, coverage: null }}
          onChange={change}
        />
      </div>
    </details>
  )
})
