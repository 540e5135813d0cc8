import { isSettingValue } from '@msdat/sdk/contracts/settingChecks'
import { settingKind } from '@msdat/sdk/contracts/settingKind'
import type { Settings, SettingValues } from '@msdat/sdk/contracts/settings'
import { drawSetting } from './drawSetting.tsx'
import { isShown } from './settingAddress.ts'
import type { SettingOffers } from './SettingOffers.ts'

interface SettingControlsProps {
  settings: Settings
  values: SettingValues
  offers: SettingOffers
  onChange: (change: SettingValues) => void
}

/** One control for each setting that is shown, in the order of the manifest. */
export function SettingControls({ settings, values, offers, onChange }: SettingControlsProps) {
  return Object.entries(settings).map(([name, setting]) => {
    const kind = settingKind(setting)
    if (kind === null || !isShown(setting, values)) return null
    const value = values[name] ?? setting.default
    return (
      <div key={name} className={`control setting setting-is-${kind}`} title={setting.description}>
        {drawSetting[kind]({
          setting,
          value,
          offers,
          onChange: (next) => isSettingValue(setting, next) && onChange({ [name]: next }),
        })}
      </div>
    )
  })
}
