import type { OutgoingMail } from '@msdat/sdk/contracts/mail'

/** How an e-mail of the platform stands. */
export const mailStateWords: Record<OutgoingMail['state'], { text: string; tone: string }> = {
  kept: { text: 'Kept here', tone: 'quiet' },
  waiting: { text: 'Waits', tone: 'warning' },
  sending: { text: 'Is being sent', tone: 'accent' },
  sent: { text: 'Sent', tone: 'positive' },
  failed: { text: 'Failed', tone: 'negative' },
}
