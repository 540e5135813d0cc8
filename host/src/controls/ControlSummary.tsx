import { observer } from 'mobx-react-lite'
import { Icon } from '../parts/Icon.tsx'
import type { ShownView } from '../selection/SelectionStore.ts'

interface ControlSummaryProps {
  view: ShownView
  /** Id of what the button opens. */
  controlsId: string
  isOpen: boolean
  onToggle: () => void
}

/** On a telephone the controls fold up into one line that says what is shown. */
export const ControlSummary = observer(function ControlSummary(props: ControlSummaryProps) {
  const { view, controlsId, isOpen, onToggle } = props
  const { selection, names } = view
  const where = [
    names.placeName(selection.location),
    names.sourceName(selection.datasource),
    selection.period,
  ].join(' · ')
  return (
    <button
      type="button"
      className="control-summary"
      aria-expanded={isOpen}
      aria-controls={controlsId}
      onClick={onToggle}
    >
      <span className="control-summary-words">
        <strong>{names.indicatorName(selection.indicator)}</strong>
        <span>{where}</span>
      </span>
      <Icon name="chevron" size={18} />
    </button>
  )
})
