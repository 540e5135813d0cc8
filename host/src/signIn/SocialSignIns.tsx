import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listSocialSignIns } from '@msdat/sdk/contracts/socialSignIn'
import { RemoteValue } from '../loading/RemoteValue.ts'

const names = { google: 'Google', linkedin: 'LinkedIn' } as const

/** The ways to sign in with somebody else's account, where this installation has any. */
export const SocialSignIns = observer(function SocialSignIns() {
  const [remote] = useState(() => new RemoteValue(async () => (await call(listSocialSignIns, {})).providers))
  useEffect(() => void remote.load(), [remote])
  const providers = remote.value ?? []
  if (providers.length === 0) return null
  return (
    <div className="stack">
      {providers.map((name) => (
        <a key={name} className="button button-outline button-wide" href={`/api/auth/start/${name}`}>
          Continue with {names[name]}
        </a>
      ))}
    </div>
  )
})
