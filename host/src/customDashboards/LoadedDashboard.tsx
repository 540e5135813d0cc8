import { useEffect, useState, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import {
  getCustomDashboard,
  listCustomDashboards,
  type CustomDashboard,
} from '@msdat/sdk/contracts/customDashboards'
import { AppError } from '@msdat/sdk/contracts/problem'
import { useStores } from '../app/Stores.ts'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { landingPath } from './customPath.ts'
import { ViewCustom } from './ViewCustom.tsx'
import '../pages/pages.css'
import './customDashboards.css'

interface LoadedProps {
  read: () => Promise<CustomDashboard | null>
  canRead: boolean
  /** Where there is none. */
  otherwise?: ReactNode
}

/** A custom dashboard once it is read. */
export const LoadedDashboard = observer(function LoadedDashboard(props: LoadedProps) {
  const { read, canRead, otherwise = <NoDashboard /> } = props
  const { accounts } = useStores()
  const [remote] = useState(() => new RemoteValue(read))
  const isKnown = accounts.isKnown
  useEffect(() => void (canRead && isKnown && remote.load()), [remote, canRead, isKnown])
  return (
    <RemoteFrame state={remote.state} onRetry={() => void remote.load()}>
      {(record) => (record ? <ViewCustom record={record} onChanged={() => void remote.load()} /> : otherwise)}
    </RemoteFrame>
  )
})

function NoDashboard() {
  return (
    <div className="whole-page">
      <h1>There is no such dashboard</h1>
      <p className="muted">
        It may be private, wait for approval, or have been removed. Who made it can share it with you.
      </p>
      <Link className="button button-primary" to={landingPath}>
        Custom dashboards
      </Link>
    </div>
  )
}

export async function readById(id: number): Promise<CustomDashboard | null> {
  if (id === 0) return null
  try {
    const { data } = await call(getCustomDashboard, { id })
    return data
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

/** Titles stand in addresses with underscores for spaces too. */
export async function readByTitle(title: string): Promise<CustomDashboard | null> {
  for (const wanted of new Set([title, title.replaceAll('_', ' ')])) {
    const { results } = await call(listCustomDashboards, { title: wanted })
    const found = results.find(({ may }) => may === 'own') ?? results[0]
    if (found) return readById(found.id)
  }
  return null
}
