import { isSettingValue } from '@msdat/sdk/contracts/settingChecks'
import { settingKind } from '@msdat/sdk/contracts/settingKind'
import type { Setting, Settings, SettingValues } from '@msdat/sdk/contracts/settings'
import { useId, type SyntheticEvent } from 'react'
import { drawSetting } from './drawSetting.tsx'
import { isShown } from './settingAddress.ts'
import type { SettingOffers } from './SettingOffers.ts'
import './settings.css'

interface SettingControlsProps {
  settings: Settings
  values: SettingValues
  offers: SettingOffers
  onChange: (change: SettingValues) => void
}

/** Kept free beside the hint, in CSS pixels. */
const edge = 8

/** One control for each setting that is shown, in the order of the manifest. */
export function SettingControls({ settings, values, offers, onChange }: SettingControlsProps) {
  const id = useId()
  const hintId = (name: string): string => `${id}${name}`
  return Object.entries(settings).map(([name, setting]) => {
    const kind = settingKind(setting)
    if (kind === null || !isShown(setting, values)) return null
    const value = values[name] ?? setting.default
    return (
      <div
        key={name}
        className={`control setting setting-is-${kind}`}
        {...describedBy(hintId(name), setting)}
      >
        {drawSetting[kind]({
          setting,
          value,
          offers,
          onChange: (next) => isSettingValue(setting, next) && onChange({ [name]: next }),
        })}
        {setting.description && (
          <p className="setting-hint" id={hintId(name)}>
            {setting.description}
          </p>
        )}
      </div>
    )
  })
}

/** The fields of a control differ, so the group around them is what the hint belongs to. */
const describedBy = (hint: string, { title, description }: Setting) =>
  description && {
    role: 'group',
    'aria-label': title,
    'aria-describedby': hint,
    onFocus: keepHintInPage,
    onPointerEnter: keepHintInPage,
  }

/** At the end of a row there may be no room for it to the right. */
function keepHintInPage({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  const hint = currentTarget.querySelector<HTMLElement>('.setting-hint')
  if (!hint) return
  hint.style.translate = ''
  const beyond = hint.getBoundingClientRect().right - document.documentElement.clientWidth + edge
  if (beyond > 0) hint.style.translate = `${-beyond}px`
}
