/** Later than that, a visitor is reading. */
const reloadWithinMs = 10_000
const reloadedAs = 'msdat:reloaded-for-new-page'

/**
 * Lets worker.js answer for the page and its files, so that the next visit starts at once, with or without a
 * connection. Browsers have it on HTTPS and localhost only.
 */
export async function keepPage(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const register = (): Promise<unknown> => navigator.serviceWorker.register('/worker.js')
  await register().catch(() => undefined)
}

/** A page from the last visit is replaced by the one that was deployed since, unless the visitor has begun. */
export function followNewPage(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ kind?: unknown }>) => {
    if (data?.kind === 'msdat:new-page' && mayReload()) window.location.reload()
  })
  // Handed over only from here on where it is asked for by addEventListener.
  navigator.serviceWorker.startMessages()
}

function mayReload(): boolean {
  if (performance.now() > reloadWithinMs || navigator.userActivation?.hasBeenActive !== false) return false
  try {
    // Two servers that disagree about the page must not send it to and fro.
    const isSecond = Date.now() - Number(sessionStorage.getItem(reloadedAs) ?? 0) < 60_000
    sessionStorage.setItem(reloadedAs, String(Date.now()))
    return !isSecond
  } catch {
    return false
  }
}
