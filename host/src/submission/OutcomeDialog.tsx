import { Dialog } from '../parts/Dialog.tsx'
import { FindingList } from '../review/FindingList.tsx'
import type { SubmissionOutcome } from './SubmissionOutcome.ts'

interface OutcomeDialogProps {
  outcome: SubmissionOutcome
  onClose: () => void
}

export function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  const findings = outcome.isAccepted ? outcome.submission.findings : outcome.findings
  return (
    <Dialog
      title={outcome.isAccepted ? 'Submitted' : 'Not submitted'}
      size={findings.length > 0 ? 'wide' : 'narrow'}
      role="alertdialog"
      onClose={onClose}
    >
      <p className={outcome.isAccepted ? 'outcome-good' : 'outcome-bad'}>
        {outcome.isAccepted
          ? 'Your plugin has been submittted successfully'
          : 'There was an error while submitting your plugin'}
      </p>
      {outcome.isAccepted ? (
        <p className="muted">
          {outcome.submission.title ?? 'It'} {outcome.submission.version} now waits for an admin. Its number
          is {outcome.submission.id}.
        </p>
      ) : (
        <p>{outcome.message}</p>
      )}
      <FindingList findings={findings} />
      <div className="dialog-actions">
        <button type="button" className="button button-primary" data-first-focus onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
