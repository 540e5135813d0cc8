import { useEffect, useEffectEvent } from 'react'
import { useStores } from '../app/Stores.ts'

/** While `isAwaited`, this part says itself that it waits for the server, and is fetched when that is back. */
export function useAwaited(isAwaited: boolean, fetchPart: () => void): void {
  const { server } = useStores()
  const fetchNow = useEffectEvent(fetchPart)
  useEffect(() => (isAwaited ? server.waitWith(() => fetchNow()) : undefined), [server, isAwaited])
}
