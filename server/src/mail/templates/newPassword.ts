import type { MailWords } from '../renderMail.ts'

export const newPassword = (name: string, url: string): MailWords => ({
  subject: 'A new password for your account',
  paragraphs: [
    `Hello ${name},`,
    'Somebody, probably you, has asked for a new password for your account on MSDAT.',
    'If it was not you, there is nothing to do: your password stays as it is.',
  ],
  action: { label: 'Choose a new password', url },
  footnote: 'The link is valid for one hour and works once.',
})
