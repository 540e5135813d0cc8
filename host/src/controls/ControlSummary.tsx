import { Icon } from '../parts/Icon.tsx'

interface ControlSummaryProps {
  title: string
  /** How many more indicators there are. */
  more: string
  rest: string
  /** Id of what the button opens. */
  controlsId: string
  isOpen: boolean
  onToggle: () => void
}

/** On a telephone the controls fold up into one line that says what is shown. */
export function ControlSummary({ title, more, rest, controlsId, isOpen, onToggle }: ControlSummaryProps) {
  return (
    <button
      type="button"
      className="control-summary"
      aria-expanded={isOpen}
      aria-controls={controlsId}
      onClick={onToggle}
    >
      <span className="control-summary-words">
        <strong>{title}</strong>
        {(more || rest) && <span>{[more, rest].filter(Boolean).join(' · ')}</span>}
      </span>
      <Icon name="chevron" size={18} />
    </button>
  )
}
