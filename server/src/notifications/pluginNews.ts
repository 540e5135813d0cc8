import type { AuthorNews } from '@msdat/plugin-registry'
import type { Told } from './notify.ts'

const words: Partial<Record<AuthorNews['state'], string>> = {
  awaiting_approval: 'passed the checks and waits for a review',
  check_failed: 'did not pass the checks',
  changes_requested: 'needs changes before it can be approved',
  rejected: 'was rejected',
  approved: 'was approved and is being built',
  build_failed: 'could not be built',
  deployed: 'is available now',
  disabled: 'was switched off',
  yanked: 'was withdrawn',
}

/** Decided by people, who gave their reasons; what programs note is no reading for authors. */
const withReason: readonly AuthorNews['state'][] = [
  'changes_requested',
  'rejected',
  'approved',
  'disabled',
  'yanked',
]

/** What became of a plugin, as its author is told. */
export const pluginNews = ({
  account,
  state,
  title,
  version,
  reason,
}: AuthorNews & { account: string }): Told => ({
  owner: account,
  title: `${[title, version].filter(Boolean).join(' ')} ${words[state] ?? state.replaceAll('_', ' ')}`,
  text: withReason.includes(state) ? reason : '',
  link: '/account#/createPlugin',
})
