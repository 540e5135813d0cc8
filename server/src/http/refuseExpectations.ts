import type { IncomingMessage, Server } from 'node:http'

const refusal = 'HTTP/1.1 417 Expectation Failed\r\nConnection: close\r\n\r\n'

/**
 * Node answers an expectation that it does not know by itself, past all turns: of such requests, sent without waiting,
 * one client can send more than a server has time for. So the first one ends its connection. Browsers send none.
 */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', ({ socket }: IncomingMessage) => {
    if (socket.writableEnded || socket.destroyed) return
    socket.end(refusal)
    socket.destroySoon()
  })
}
