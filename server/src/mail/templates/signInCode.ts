import type { MailWords } from '../renderMail.ts'

export const signInCode = (name: string, code: string): MailWords => ({
  subject: 'Your code to sign in',
  paragraphs: [
    `Hello ${name},`,
    `Your code for MSDAT is ${code}. It is valid for 10 minutes.`,
    'If you are not signing in now, somebody knows your password: please change it.',
  ],
})
