import { Button, formatPeriod, type Alternative, type Subject } from '@msdat/sdk/kit'
import type { StateBars } from './stateBars.ts'

interface FewStatesProps {
  subject: Subject
  bars: StateBars
  alternatives: readonly Alternative[]
}

/** Says that most states have no figure, and where more of them do. */
export function FewStates({ subject, bars, alternatives }: FewStatesProps) {
  const { source, selection } = subject
  return (
    <span>
      {source.datasource} has figures for only {bars.have} of {bars.expected} states in{' '}
      {formatPeriod(selection.period)}.{alternatives.length > 0 && ' Nearest with more: '}
      {alternatives.map(({ label, onChoose }, at) => (
        <span key={label}>
          {at > 0 && ', '}
          <Button kind="link" onClick={onChoose}>
            {label}
          </Button>
        </span>
      ))}
    </span>
  )
}
