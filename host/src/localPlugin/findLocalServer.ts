import { localServerIn } from '@msdat/sdk/contracts/localPlugin'

type Session = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const serverKey = 'msdat:local-plugin-server'

/** Null where the visitor forbids storage. */
export function openSessionStorage(): Session | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/**
 * The server of a local plugin that this tab was opened with. The page's address changes with what is looked at, while
 * only a page that is asked for with ?dev=… may connect to that server: so a reload without it loads once more.
 */
export function findLocalServer(session: Session | null, { location } = window): string | null {
  const named = localServerIn(location.search)
  if (named !== null) session?.setItem(serverKey, named)
  const kept = session?.getItem(serverKey) ?? null
  if (named !== null || kept === null) return named
  const search = new URLSearchParams(location.search)
  search.set('dev', kept)
  location.replace(`${location.pathname}?${search}${location.hash}`)
  return null
}

export const forgetLocalServer = (session: Session | null): void => session?.removeItem(serverKey)
