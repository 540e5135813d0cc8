import type { CustomDashboardEntry } from '@msdat/sdk/contracts/customDashboards'

const looks = {
  awaiting: { tone: 'badge-warning', words: 'Awaiting Approval' },
  approved: { tone: 'badge-positive', words: 'Approved' },
  disapproved: { tone: 'badge-negative', words: 'Disapproved' },
} as const

/** Private, or what moderators have said. */
export function ApprovalBadge({ approval }: Pick<CustomDashboardEntry, 'approval'>) {
  if (approval === null) return <span className="badge">Private</span>
  const { tone, words } = looks[approval]
  return <span className={`badge ${tone}`}>{words}</span>
}
