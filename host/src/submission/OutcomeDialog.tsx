import { Dialog } from '../parts/Dialog.tsx'
import { FindingList } from '../review/FindingList.tsx'
import { lookupPath } from './lookupPath.ts'
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
        <>
          <p className="muted">
            {outcome.submission.title ?? 'It'} {outcome.submission.version} now waits for an admin. Its number
            is {outcome.submission.id}.
          </p>
          <WhereToLook lookup={outcome.submission.lookup} />
        </>
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

/** Nobody else is given the link, and it is given only once. */
function WhereToLook({ lookup }: { lookup: string | null }) {
  if (lookup === null) return <p className="muted">What becomes of it stands under My submissions.</p>
  const address = lookupPath(lookup)
  return (
    <p>
      Keep this private link, it shows what becomes of your plugin:{' '}
      <a href={address} className="lookup-link">
        {window.location.origin}
        {address}
      </a>
    </p>
  )
}
