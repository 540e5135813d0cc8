import type { MailWordsOf } from '../renderMail.ts'

export const sharedView =
  (link: string): MailWordsOf =>
  (platform) => ({
    subject: `A view of ${platform} was shared with you`,
    paragraphs: [
      'Somebody would like you to see this view of the multi-source data and analytics tool for health in Nigeria.',
      'If you do not know why you got this message, you can ignore it: your address is not kept.',
    ],
    action: { label: 'Open the view', url: link },
  })
