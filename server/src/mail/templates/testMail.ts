import type { MailWords } from '../renderMail.ts'

export const testMail = (siteUrl: string): MailWords => ({
  subject: 'Mail from MSDAT works',
  paragraphs: [`This message was sent from ${siteUrl} to try out its mail server. There is nothing to do.`],
})
