import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** One process answers on one port, so one count is enough. */
let connections = 0

export function countConnections(server: Server): void {
  server.on('connection', () => (connections += 1))
}

/** A stream of new connections without end must not keep what waits from its turn. */
const mostTurns = 1000

/**
 * Waits until others had their turn: who is connected, and who wants to be. A turn of the event loop hears all open
 * connections, but takes only one new one in: where each turn holds a long piece of work, the last of a hundred new
 * visitors would wait for a hundred pieces.
 */
export async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const before = connections
    await setImmediate()
    if (connections === before) return
  }
}
