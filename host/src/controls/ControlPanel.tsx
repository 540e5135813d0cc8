import { useId, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { ControlName } from '@msdat/sdk/contracts/selection'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import type { SelectionChange } from '@msdat/sdk/contracts/selection'
import { isShown } from '../settings/settingAddress.ts'
import { SettingControls } from '../settings/SettingControls.tsx'
import { drawControl } from './drawControl.tsx'
import { ControlSummary } from './ControlSummary.tsx'
import { ControlNotes } from './ControlNotes.tsx'
import './controlPanel.css'

/** The selectors that the open section uses, drawn alike for every section. */
export const ControlPanel = observer(function ControlPanel({
  controls,
}: {
  controls: readonly ControlName[]
}) {
  const { selection, settings, toasts } = useStores()
  const [isOpen, setOpen] = useState(false)
  const controlsId = useId()
  const view = selection.shown
  const { declared } = settings
  const count =
    controls.length + Object.values(declared).filter((one) => isShown(one, settings.values)).length
  if (count === 0) return null
  if (!view) return <ControlsPlaceholder count={Math.max(1, controls.length)} />
  const change = (wanted: SelectionChange): void => {
    selection.change(wanted).catch((error: unknown) => toasts.showProblem(toProblem(error)))
  }
  return (
    <section className="controls card no-print" aria-label="What to show" data-open={isOpen || undefined}>
      <ControlSummary {...{ view, controlsId, isOpen }} onToggle={() => setOpen(!isOpen)} />
      <div className="controls-grid" id={controlsId}>
        {controls.map((name) => (
          <div key={name} className={`control control-${name}`}>
            {drawControl[name]({ view, change })}
          </div>
        ))}
        <SettingControls
          settings={declared}
          values={settings.values}
          offers={view}
          onChange={(wanted) => settings.change(wanted)}
        />
      </div>
      <ControlNotes />
    </section>
  )
})

function ControlsPlaceholder({ count }: { count: number }) {
  return (
    <div className="controls card" aria-hidden="true">
      <div className="controls-grid">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="skeleton control-skeleton" />
        ))}
      </div>
    </div>
  )
}
