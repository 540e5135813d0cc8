import type { MailWords } from '../renderMail.ts'

interface Decided {
  title: string
  decision: 'approved' | 'disapproved'
  reason: string
  url: string
}

export const dashboardDecision = ({ title, decision, reason, url }: Decided): MailWords =>
  decision === 'approved'
    ? {
        subject: 'Your dashboard is public now',
        paragraphs: [
          `"${title}" was approved. Everybody can see it, and it stands in the menu of those who are signed in.`,
          ...(reason === '' ? [] : [`The moderator wrote: ${reason}`]),
        ],
        action: { label: 'Open the dashboard', url },
      }
    : {
        subject: 'Your dashboard was not approved',
        paragraphs: [
          `"${title}" was disapproved, so only you and those you share it with can see it.`,
          `The moderator wrote: ${reason}`,
          'Change what is named there and save it: then it is looked at again.',
        ],
        action: { label: 'Open the dashboard', url },
      }
