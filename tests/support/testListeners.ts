import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Listeners } from './hostilePlugins.ts'

/** Ears of an attacker: whatever reaches one of them has left a frame. */
export interface Ears extends Listeners {
  heard: string[]
  close(): void
}

export async function listenForLeaks(): Promise<Ears> {
  const heard: string[] = []
  const http = createServer((request, response) => {
    heard.push(`http ${request.url}`)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Content-Type', 'text/javascript')
    response.end('')
  })
  http.on('upgrade', (request, socket) => {
    heard.push(`upgrade ${request.url}`)
    socket.destroy()
  })
  const udp = createSocket('udp4').on('message', () => void heard.push('udp'))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return {
    http: `http://127.0.0.1:${port}`,
    webSocket: `ws://127.0.0.1:${port}`,
    stun: `127.0.0.1:${udp.address().port}`,
    heard,
    close() {
      http.closeAllConnections()
      http.close()
      udp.close()
    },
  }
}
