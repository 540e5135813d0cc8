import { observer } from 'mobx-react-lite'
import type { ControlName } from '@msdat/sdk/contracts/selection'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import type { SelectionChange } from '@msdat/sdk/contracts/selection'
import { drawControl } from './drawControl.tsx'
import { ControlNotes } from './ControlNotes.tsx'
import './controlPanel.css'

/** The selectors that the open section uses, drawn alike for every section. */
export const ControlPanel = observer(function ControlPanel({
  controls,
}: {
  controls: readonly ControlName[]
}) {
  const { selection, toasts } = useStores()
  const view = selection.shown
  if (controls.length === 0) return null
  if (!view) return <ControlsPlaceholder count={controls.length} />
  const change = (wanted: SelectionChange): void => {
    selection.change(wanted).catch((error: unknown) => toasts.showProblem(toProblem(error)))
  }
  return (
    <section className="controls card no-print" aria-label="What to show">
      <div className="controls-grid">
        {controls.map((name) => (
          <div key={name} className={`control control-${name}`}>
            {drawControl[name]({ view, change })}
          </div>
        ))}
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
