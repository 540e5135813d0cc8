import type { AuthorNews } from '@msdat/plugin-registry'
import type { MailWords } from '../renderMail.ts'

type State = AuthorNews['state']

const outcomes: Partial<Record<State, { subject: string; sentence: string }>> = {
  check_failed: {
    subject: 'Your plugin did not pass the checks',
    sentence: 'did not pass the checks. What was found, and the remedy for each, stands beside it.',
  },
  awaiting_approval: {
    subject: 'Your plugin passed the checks',
    sentence: 'passed the checks and waits for a review.',
  },
  changes_requested: {
    subject: 'Please change your plugin',
    sentence: 'needs changes before it can be approved. Answer with a new zip in the same thread.',
  },
  rejected: { subject: 'Your plugin was rejected', sentence: 'was rejected.' },
  approved: { subject: 'Your plugin was approved', sentence: 'was approved and is being built.' },
  build_failed: {
    subject: 'Your plugin could not be built',
    sentence: 'was approved, but could not be built. The log stands beside it.',
  },
  deployed: { subject: 'Your plugin is available', sentence: 'was built and runs for visitors now.' },
  disabled: { subject: 'Your plugin was switched off', sentence: 'was switched off for everybody.' },
  yanked: {
    subject: 'Your plugin was withdrawn',
    sentence: 'was withdrawn for good. Visitors read the reason.',
  },
}

/** Decided by people; the reasons of programs stand on the page. */
const withReason: readonly State[] = ['changes_requested', 'rejected', 'approved', 'disabled', 'yanked']

/** What became of a plugin, for its author; null where there is nothing to tell. */
export function pluginOutcome({ state, title, version, reason }: AuthorNews, site: string): MailWords | null {
  const outcome = outcomes[state]
  if (!outcome) return null
  const name = [title, version].filter(Boolean).join(' ')
  return {
    subject: `${outcome.subject}: ${name}`,
    paragraphs: [
      `"${name}" ${outcome.sentence}`,
      ...(withReason.includes(state) && reason !== '' ? [`The admins say: ${reason}`] : []),
    ],
    action: { label: 'Open My submissions', url: `${site}/account#/createPlugin` },
    footnote: 'You get this since you handed the plugin in with your account.',
  }
}

/** Tells an admin that a plugin waits for a decision. */
export function pluginWaits({ submission, title, version }: AuthorNews, site: string): MailWords {
  const name = [title, version].filter(Boolean).join(' ')
  return {
    subject: `A plugin waits for a review: ${name}`,
    paragraphs: [`"${name}" passed the checks. You can read its source and try it before you decide.`],
    action: { label: 'Open the review', url: `${site}/account?submission=${submission}#/approvePlugin` },
    footnote: 'Nobody approves their own plugin.',
  }
}
