import { Dialog } from '../parts/Dialog.tsx'
import { FindingList } from '../review/FindingList.tsx'
import type { SubmissionOutcome } from './SubmissionOutcome.ts'

interface OutcomeDialogProps {
  outcome: SubmissionOutcome
  onClose: () => void
  /** Back to the form as it was filled in. */
  onCorrect: () => void
}

export function OutcomeDialog({ outcome, onClose, onCorrect }: OutcomeDialogProps) {
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
          ? // The three t's are the specification's own.
            'Your plugin has been submittted successfully'
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
        {!outcome.isAccepted && (
          <button type="button" className="button button-primary" data-first-focus onClick={onCorrect}>
            Correct and submit again
          </button>
        )}
        <button
          type="button"
          className={outcome.isAccepted ? 'button button-primary' : 'button button-outline'}
          data-first-focus={outcome.isAccepted || undefined}
          onClick={onClose}
        >
          Close
        </button>
      </div>
    </Dialog>
  )
}
