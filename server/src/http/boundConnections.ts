import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkKey } from '../limits/takeOrRefuse.ts'

/**
 * Each open connection holds a file of the system, of which there are some thousands. One network has so many; for one
 * more, the one that has been idle the longest is closed. A connection on which nothing whole has come in yet is idle.
 */
export function boundConnections(server: Server, mostOfNetwork: number): void {
  /** By network, in the order in which they were last used. */
  const open = new Map<string, Set<Socket>>()
  const networks = new WeakMap<Socket, Set<Socket>>()
  const busy = new WeakSet<Socket>()

  server.on('connection', (socket: Socket) => {
    const network = networkKey({ address: socket.remoteAddress ?? '' })
    const sockets = open.get(network) ?? new Set()
    if (sockets.size >= mostOfNetwork) {
      const oldest = [...sockets].find((other) => !busy.has(other))
      if (!oldest) return socket.destroy()
      sockets.delete(oldest)
      oldest.destroy()
    }
    open.set(network, sockets.add(socket))
    networks.set(socket, sockets)
    return socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0 && open.get(network) === sockets) open.delete(network)
    })
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    busy.add(socket)
    response.once('close', () => {
      busy.delete(socket)
      const sockets = networks.get(socket)
      if (sockets?.delete(socket)) sockets.add(socket)
    })
  })
}
