import type { MailWordsOf } from '../renderMail.ts'

export const newPassword =
  (name: string, url: string): MailWordsOf =>
  (platform) => ({
    subject: 'A new password for your account',
    paragraphs: [
      `Hello ${name},`,
      `Somebody, probably you, has asked for a new password for your account on ${platform}.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
    footnote: 'The link is valid for one hour and works once.',
  })
