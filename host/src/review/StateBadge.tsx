import type { SubmissionState } from '@msdat/sdk/contracts/submission'

const looks: Record<SubmissionState, { tone: string; words: string }> = {
  submitted: { tone: 'accent', words: 'Submitted' },
  checking: { tone: 'accent', words: 'Being checked' },
  check_failed: { tone: 'negative', words: 'Refused by checks' },
  awaiting_approval: { tone: 'warning', words: 'Awaiting Approval' },
  changes_requested: { tone: 'warning', words: 'Changes requested' },
  rejected: { tone: 'negative', words: 'Rejected' },
  approved: { tone: 'accent', words: 'Approved' },
  building: { tone: 'accent', words: 'Being built' },
  build_failed: { tone: 'negative', words: 'Build failed' },
  deployed: { tone: 'positive', words: 'Deployed' },
  disabled: { tone: 'warning', words: 'Disabled' },
  superseded: { tone: 'quiet', words: 'Superseded' },
  yanked: { tone: 'negative', words: 'Withdrawn' },
}

export function StateBadge({ state }: { state: SubmissionState }) {
  const { tone, words } = looks[state]
  return <span className={`badge badge-${tone}`}>{words}</span>
}
