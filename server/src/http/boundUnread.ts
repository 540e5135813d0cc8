import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkKey } from '../limits/takeOrRefuse.ts'

/** Some forty of the longest pages, and thousands of usual ones. */
const mostUnread = 64 * 1024 * 1024
/** Also the slowest phone takes some bytes in this time. */
const mostStalledMs = 60_000

interface UnreadOptions {
  mostBytes?: number
  stalledMs?: number
}

/**
 * Answers that are made and not read yet are in memory. Of one network so many bytes may be; for more, those that have
 * waited longest are cut off. So is who takes nothing at all for a minute.
 */
export function boundUnread(
  server: Server,
  { mostBytes = mostUnread, stalledMs = mostStalledMs }: UnreadOptions = {},
): void {
  /** Connections with such an answer by network, the one that has waited longest first. */
  const unread = new Map<string, Set<Socket>>()

  function hold(socket: Socket, response: ServerResponse): void {
    const network = networkKey({ address: socket.remoteAddress ?? '' })
    const sockets = unread.get(network) ?? new Set()
    unread.set(network, sockets.add(socket))
    response.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0 && unread.get(network) === sockets) unread.delete(network)
    })
    socket.setTimeout(stalledMs)
    let bytes = [...sockets].reduce((sum, { writableLength }) => sum + writableLength, 0)
    for (const oldest of sockets) {
      if (bytes <= mostBytes) return
      bytes -= oldest.writableLength
      sockets.delete(oldest)
      oldest.destroy()
    }
  }

  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.on('prefinish', () => {
      const { socket } = response
      if (socket && socket.writableLength > 0) hold(socket, response)
    })
  })
}
