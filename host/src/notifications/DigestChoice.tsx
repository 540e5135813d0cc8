import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { changeDigest, digestChoices, getDigest, type Digest } from '@msdat/sdk/contracts/notificationDigest'
import { useStores } from '../app/Stores.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { toProblem } from '../loading/Loadable.ts'

const words: Record<Digest['every'], string> = { none: 'Never', daily: 'Daily', weekly: 'Weekly' }

/** How often unread notifications come by e-mail; nothing where this installation sends none. */
export const DigestChoice = observer(function DigestChoice() {
  const { accounts, toasts } = useStores()
  const [remote] = useState(() => new RemoteValue(() => call(getDigest, {})))
  useEffect(() => void remote.load(), [remote])
  const digest = remote.value
  if (!digest?.is_mail_sent) return null
  const choose = (every: Digest['every']): void =>
    void call(changeDigest, { every }).then(
      (next) => remote.take(next),
      (error: unknown) => toasts.showProblem(toProblem(error)),
    )
  return (
    <div className="notification-tools">
      <span id="digest-label">Unread ones by e-mail</span>
      <div className="segments" role="group" aria-labelledby="digest-label">
        {digestChoices.map((every) => (
          <button
            key={every}
            type="button"
            aria-pressed={digest.every === every}
            onClick={() => choose(every)}
          >
            {words[every]}
          </button>
        ))}
      </div>
      {digest.every !== 'none' && accounts.user?.email_confirmed === false && (
        <span className="small muted">They come once you have confirmed your e-mail address.</span>
      )}
    </div>
  )
})
