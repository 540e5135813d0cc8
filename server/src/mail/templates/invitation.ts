import type { MailWordsOf } from '../renderMail.ts'

interface Invited {
  /** Name of who invites. */
  inviter: string
  /** Names of the data sources; none for all. */
  sources: readonly string[]
}

export const invitation =
  ({ inviter, sources }: Invited, url: string, days: number): MailWordsOf =>
  (platform) => ({
    subject: 'You are invited to enter figures',
    paragraphs: [
      'Hello,',
      `${inviter} invites you to enter health figures on ${platform} as a contributor. Somebody else checks them before they are published.`,
      sources.length > 0
        ? `You can enter figures of: ${sources.join(', ')}.`
        : 'You can enter figures of every data source.',
      'You need an account with this address. If you have none yet, the link leads you there.',
    ],
    action: { label: 'See the invitation', url },
    footnote: `The link is valid for ${days} days and works once. If you do not want to take part, there is nothing to do.`,
  })
