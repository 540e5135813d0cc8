import { call } from '@msdat/sdk/http/call'
import { endDigest } from '@msdat/sdk/contracts/notificationDigest'
import { LinkPage } from '../recovery/LinkPage.tsx'

/** Where the link at the end of a digest leads. */
export function EndDigestPage() {
  return (
    <LinkPage
      title="Notifications by e-mail"
      action="End them"
      use={async (token) => (await call(endDigest, { token })).message}
    />
  )
}
