import type { IncomingMessage } from 'node:http'

/** What an answer holds of the name under which it was asked for; null where it is no name of this site. */
export type OriginOf = (request: IncomingMessage) => string | null

interface Site {
  publicUrl: string
  isHostFixed: boolean
  pluginDomain: string
}

/** Whether a proxy at this address may say how its visitor came, as Express has it. */
export type Trusts = (address: string, hop: number) => boolean

/** Links lead to the public address where one is set, else to the one that the visitor came by. */
export function linkOrigin({ publicUrl, isHostFixed, pluginDomain }: Site, trusts: Trusts): OriginOf {
  if (isHostFixed) {
    const isOwn = isHostOf(publicUrl)
    const { origin } = new URL(publicUrl)
    return ({ headers }) => (isOwn(headers.host) ? origin : null)
  }
  const ending = `.${pluginDomain}`
  return ({ headers, socket }) => {
    const host = headers.host?.toLowerCase() ?? 'localhost'
    if (pluginDomain !== '' && host.endsWith(ending)) return null
    const told = headers['x-forwarded-proto']
    // Nothing but these two: whatever else a visitor sends there would come through the proxy.
    const isSecure =
      told !== undefined && /^https(,|$)/.test(String(told)) && trusts(socket.remoteAddress ?? '', 0)
    return `${isSecure ? 'https' : 'http'}://${host}`
  }
}

/** Tells the host of this address from others. */
export function isHostOf(publicUrl: string): (host: string | undefined) => boolean {
  const { host: own, protocol } = new URL(publicUrl)
  return (host) => {
    if (host === own) return true
    // Read as an address, so that capitals and the usual port make no difference.
    const named = `${protocol}//${host ?? ''}`
    return URL.canParse(named) && new URL(named).host === own
  }
}
