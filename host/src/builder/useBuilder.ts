import { useEffect, useState } from 'react'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LocalKeep } from '../services/LocalKeep.ts'
import { openLocalStorage } from '../services/openLocalStorage.ts'
import type { DashboardBuilder } from './DashboardBuilder.ts'
import { openBuilder } from './openBuilder.ts'

/** The work of one account on one dashboard; the page makes another for another one. */
export function useBuilder(user: string, dashboard: number): RemoteValue<DashboardBuilder> {
  const [remote] = useState(
    () => new RemoteValue(() => openBuilder({ dashboard, user, keep: new LocalKeep(openLocalStorage()) })),
  )
  useEffect(() => void remote.load(), [remote])
  return remote
}
