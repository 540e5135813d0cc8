import { embedAddress } from '@msdat/sdk/view'

/** Where a view that somebody linked is shown alone; null for pages that are no dashboards, and for other sites. */
export function embeddedAddress(view: string, origin: string): string | null {
  if (!view.startsWith('/') || !URL.canParse(view, origin)) return null
  const address = new URL(view, origin)
  const isView = /^\/(dashboard\/[^/]|custom\/public\/\d)/.test(address.pathname)
  return isView && address.origin === origin ? embedAddress(address.pathname, address.search) : null
}
