import { createTransport } from 'nodemailer'
import { DeliveryFault, type Deliver } from './MailSender.ts'

interface SmtpSettings {
  /** `smtp://user:password@host:port`, or smtps. */
  url: string
  /** Asked for at each message: an admin can rename the platform. */
  from: () => Promise<string | { name: string; address: string }>
  /** Host name of the site, for the ids of messages. */
  site: string
}

// All of them together stay below the lease of a message.
const limits = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  dnsTimeout: 15_000,
}

/** Delivers through a mail server. */
export function smtpDelivery({ url, from, site }: SmtpSettings): Deliver {
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  return async (mail) => {
    try {
      await transport.sendMail({
        from: await from(),
        // As an object: text would be read as a list of addresses.
        to: { name: '', address: mail.to_address },
        ...(mail.reply_to && { replyTo: { name: '', address: mail.reply_to } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same at every try, so that a mailbox that got it twice can show it once.
        messageId: `<${mail.id}.${Date.parse(mail.created_at)}@${site}>`,
        ...(mail.unsubscribe_url && { headers: oneClickHeaders(mail.unsubscribe_url) }),
      })
    } catch (error) {
      throw toFault(error)
    }
  }
}

/** RFC 8058: a mail program unsubscribes by one POST, without opening a page. */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Codes from 500 say that the same message will be refused again; signing in may be mended meanwhile. */
function toFault(error: unknown): DeliveryFault {
  const { responseCode, code, message } = error as { responseCode?: number; code?: string; message?: string }
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return new DeliveryFault(message ?? String(error), isFinal)
}
