import type { MailWordsOf } from '../renderMail.ts'

export const testMail =
  (siteUrl: string): MailWordsOf =>
  (platform) => ({
    subject: `Mail from ${platform} works`,
    paragraphs: [`This message was sent from ${siteUrl} to try out its mail server. There is nothing to do.`],
  })
