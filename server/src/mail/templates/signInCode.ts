import type { MailWordsOf } from '../renderMail.ts'

export const signInCode =
  (name: string, code: string): MailWordsOf =>
  (platform) => ({
    subject: 'Your code to sign in',
    paragraphs: [
      `Hello ${name},`,
      `Your code for ${platform} is ${code}. It is valid for 10 minutes.`,
      'If you are not signing in now, somebody knows your password: please change it.',
    ],
  })
