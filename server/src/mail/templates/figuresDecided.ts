import type { EntryDecision } from '@msdat/sdk/contracts/dataEntry'
import type { MailWords } from '../renderMail.ts'

const outcomes: Record<EntryDecision['decision'], { subject: string; sentence: string }> = {
  approve: {
    subject: 'Your figures are approved',
    sentence: 'was approved. Its figures are in the data now, with your citation.',
  },
  request_changes: {
    subject: 'Please look at your figures again',
    sentence: 'was looked at, and changes are asked for. Mend it and hand it in again.',
  },
  reject: { subject: 'Your figures were not taken', sentence: 'was rejected. Nothing of it is in the data.' },
}

interface Decided {
  decision: EntryDecision['decision']
  source: string
  period: string
  comment: string
  url: string
}

/** Tells whoever entered a table what became of it. */
export function figuresDecided({ decision, source, period, comment, url }: Decided): MailWords {
  const { subject, sentence } = outcomes[decision]
  return {
    subject: `${subject}: ${source}, ${period}`,
    paragraphs: [
      `Your table of figures of ${source} for ${period} ${sentence}`,
      ...(comment === '' ? [] : [comment]),
    ],
    action: { label: 'Open the table', url },
  }
}
