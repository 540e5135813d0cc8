import { call } from '@msdat/sdk/http/call'
import { endDigest } from '@msdat/sdk/contracts/notificationDigest'
import { LinkPage } from '../recovery/LinkPage.tsx'

/** Where the link at the end of a digest leads. */
export function EndDigestPage() {
  return (
    <LinkPage
      title="Notifications by e-mail"
      lead="Now and then an e-mail gathers your notifications. If you end these e-mails, you still find everything in your account."
      action="End them"
      use={async (token) => (await call(endDigest, { token })).message}
    />
  )
}
