import type { MailWords } from '../renderMail.ts'

interface Digest {
  name: string
  every: 'daily' | 'weekly'
  /** The newest ones. */
  told: readonly { title: string; text: string }[]
  /** All that are unread, also those that are not listed. */
  count: number
  url: string
  endUrl: string
}

export const notificationDigest = ({ name, every, told, count, url, endUrl }: Digest): MailWords => ({
  subject: count === 1 ? 'You have a new notification' : `You have ${count} new notifications`,
  paragraphs: [
    `Hello ${name},`,
    ...told.map(({ title, text }) => (text === '' ? title : `${title}\n${text}`)),
    ...(count > told.length ? [`And ${count - told.length} more.`] : []),
  ],
  action: { label: 'Open your notifications', url },
  footnote: `You get this because you asked for it ${every === 'daily' ? 'every day' : 'every week'}. End it: ${endUrl}`,
})
