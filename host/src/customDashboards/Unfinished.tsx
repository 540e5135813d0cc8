import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { getDashboardDraft } from '@msdat/sdk/contracts/customDashboardWork'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { stepPath } from './customPath.ts'

/** The way back to a dashboard that was begun and not saved; nothing where there is none. */
export const Unfinished = observer(function Unfinished() {
  const [remote] = useState(
    () => new RemoteValue(async () => (await call(getDashboardDraft, { dashboard: 0 })).draft),
  )
  useEffect(() => void remote.load(), [remote])
  const draft = remote.value
  if (!draft) return null
  return (
    <p className="unfinished card row">
      <span>You have an unfinished dashboard: {draft.content.title || 'without a title yet'}.</span>
      <Link className="button button-outline" to={stepPath('details', 0)}>
        Go on with it
      </Link>
    </p>
  )
})
