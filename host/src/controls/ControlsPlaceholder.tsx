import type { ControlName } from '@msdat/sdk/contracts/selection'
import { settingKind, type SettingKind } from '@msdat/sdk/contracts/settingKind'
import type { Settings, SettingValues } from '@msdat/sdk/contracts/settings'
import type { ReactNode } from 'react'
import { Switch } from '../parts/Switch.tsx'
import { isShown } from '../settings/settingAddress.ts'

interface ControlsPlaceholderProps {
  controls: readonly ControlName[]
  settings: Settings
  values: SettingValues
}

/** Controls that are as wide as what they say. */
const switches: Partial<Record<ControlName, readonly string[]>> = {
  target: ['National', 'SDG'],
  numdenom: ['Num/Denom'],
}
const unset = (): void => {}

/** Stands where the controls will be, in as many rows, so that nothing moves when they come. */
export function ControlsPlaceholder({ controls, settings, values }: ControlsPlaceholderProps) {
  return (
    <div className="controls card no-print" aria-hidden="true" inert>
      <div className="control-summary">
        <span className="skeleton control-summary-skeleton" />
      </div>
      <div className="controls-grid">
        {controls.map((name) => (
          <div key={name} className={`control control-${name}`}>
            {switches[name] ? <SwitchesToCome labels={switches[name]} /> : <FieldToCome />}
          </div>
        ))}
        {Object.entries(settings).map(([name, setting]) => {
          const kind = settingKind(setting)
          if (kind === null || !isShown(setting, values)) return null
          return (
            <div key={name} className={`control setting setting-is-${kind}`}>
              {drawToCome(kind, setting.title)}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function drawToCome(kind: SettingKind, title: string): ReactNode {
  if (kind === 'range') return <RangeToCome />
  if (kind !== 'switch') return <FieldToCome label={title} />
  return (
    <div className="field setting-switch is-to-come">
      <Switch label={title} isOn={false} onChange={unset} />
    </div>
  )
}

/** A label that is long is folded, and takes a line more. */
function FieldToCome({ label = '\u00a0' }: { label?: string }) {
  return (
    <div className="field">
      <span className="field-label is-to-come">{label}</span>
      <span className="skeleton control-skeleton" />
    </div>
  )
}

function SwitchesToCome({ labels }: { labels: readonly string[] }) {
  return (
    <fieldset className="field is-to-come">
      <legend className="field-label">&nbsp;</legend>
      <div className="control-switches">
        {labels.map((label) => (
          <Switch key={label} label={label} isOn={false} onChange={unset} />
        ))}
      </div>
    </fieldset>
  )
}

function RangeToCome() {
  return (
    <fieldset className="field setting-range">
      <legend className="field-label">&nbsp;</legend>
      <span className="skeleton control-skeleton" />
      <span className="is-to-come">to</span>
      <span className="skeleton control-skeleton" />
    </fieldset>
  )
}
