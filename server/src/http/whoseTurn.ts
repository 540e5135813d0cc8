import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import { networkKey } from '../limits/takeOrRefuse.ts'
import type { Trusts } from './linkOrigin.ts'

/** In whose turn a request is answered: that of its network. What supervisors ask waits behind nothing else. */
export function whoseTurn(trusts: Trusts): (request: IncomingMessage) => string {
  return (request) => {
    const network = networkKey({ address: proxyAddr(request, trusts) })
    return /^\/api\/(health|ready)\/?$/.test(request.url ?? '') ? `${network} health` : network
  }
}
