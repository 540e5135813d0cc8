import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Navigate } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { listCustomDashboards } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { dashboardNameIn } from '@msdat/sdk/view'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { nameOf, sharedPath } from './savedPaths.ts'

/** A `/dashboard/{name}` that is none of the platform's: somebody's own dashboard of this title, or nothing. */
export const NamedCustomDashboard = observer(function NamedCustomDashboard() {
  const { accounts, address } = useStores()
  const name = dashboardNameIn(address.pathname) ?? ''
  const [remote] = useState(() => new RemoteValue(findByName))
  const user = accounts.user?.id ?? null
  const { isKnown } = accounts
  useEffect(() => void (isKnown && remote.load({ name, user })), [remote, name, user, isKnown])
  const { state } = remote
  if (state.status === 'failed') {
    return <LoadFailure problem={state.problem} onRetry={() => void remote.load({ name, user })} />
  }
  if (state.status !== 'ready') return <p role="status">One moment…</p>
  return state.value ? <Navigate to={state.value} replace /> : <NotFound />
})

/** The own one first, then one that everybody may see; null where there is none. */
async function findByName({ name, user }: { name: string; user: string | null }): Promise<string | null> {
  const title = name.replaceAll('_', ' ')
  const own = user === null ? [] : (await call(listCustomDashboards, { user, size: 50 })).results
  const all = [...own, ...(await call(listCustomDashboards, { title })).results]
  const found = all.find((each) => nameOf(each.title) === nameOf(name))
  return found ? sharedPath(found) : null
}
