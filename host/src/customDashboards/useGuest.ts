import { useLayoutEffect } from 'react'
import { useStores } from '../app/Stores.ts'
import type { Guest } from '../dashboards/DashboardStore.ts'

/** Makes a dashboard the current one while the page that brings it stands. */
export function useGuest(guest: Guest | null): void {
  const { dashboards } = useStores()
  useLayoutEffect(() => {
    if (guest) dashboards.host(guest)
  }, [dashboards, guest])
  const path = guest?.path
  useLayoutEffect(() => {
    if (path !== undefined) return () => dashboards.leave(path)
  }, [dashboards, path])
}
