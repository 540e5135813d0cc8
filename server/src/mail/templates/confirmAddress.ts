import type { MailWordsOf } from '../renderMail.ts'

export const confirmAddress =
  (name: string, url: string): MailWordsOf =>
  (platform) => ({
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      `Hello ${name},`,
      `There is now an account on ${platform} with this address. Please confirm that the address is yours.`,
      'If you have not registered, there is nothing to do: without your confirmation nobody can prove that the address is theirs.',
    ],
    action: { label: 'Confirm my address', url },
    footnote: 'The link is valid for 7 days.',
  })
