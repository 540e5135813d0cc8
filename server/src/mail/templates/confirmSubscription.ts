import type { MailWordsOf } from '../renderMail.ts'

export const confirmSubscription =
  (url: string): MailWordsOf =>
  (platform) => ({
    subject: `Please confirm your subscription to the ${platform} newsletter`,
    paragraphs: [
      `Somebody, probably you, has asked for the ${platform} newsletter at this address.`,
      'You get it once you have confirmed that. If it was not you, there is nothing to do: nothing more is sent.',
    ],
    action: { label: 'Confirm the subscription', url },
    footnote: 'An address that is not confirmed within 30 days is forgotten.',
  })
