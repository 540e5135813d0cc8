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
import { ControlsPlaceholder } from './ControlsPlaceholder.tsx'
import { summaryOf } from './summaryOf.ts'
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
  const { declared, values } = settings
  if (controls.length === 0 && !Object.values(declared).some((one) => isShown(one, values))) return null
  // What could not be had is said by another part; nothing is on its way any more.
  if (!view)
    return selection.problem ? null : <ControlsPlaceholder {...{ controls, settings: declared, values }} />
  const change = (wanted: SelectionChange): void => {
    selection.change(wanted).catch((error: unknown) => toasts.showProblem(toProblem(error)))
  }
  return (
    <section className="controls card no-print" aria-label="What to show" data-open={isOpen || undefined}>
      <ControlSummary
        {...summaryOf({ controls, settings: declared, values, view })}
        {...{ controlsId, isOpen }}
        onToggle={() => setOpen(!isOpen)}
      />
      <div className="controls-grid" id={controlsId}>
        {controls.map((name) => (
          <div key={name} className={`control control-${name}`}>
            {drawControl[name]({ view, change })}
          </div>
        ))}
        <SettingControls
          settings={declared}
          values={values}
          offers={view}
          onChange={(wanted) => settings.change(wanted)}
        />
      </div>
      <ControlNotes hasYear={controls.includes('year')} />
    </section>
  )
})
