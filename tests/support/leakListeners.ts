import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import type { Page } from 'playwright'
import type { Listeners } from './escapeAttempts.ts'

/** Ears of an attacker: whatever reaches one of them has left a frame. */
export interface Ears extends Listeners {
  heard: string[]
  close(): void
}

export async function listenForLeaks(name = 'leak.localhost'): Promise<Ears> {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const hearConnection = (kind: string) => (socket: Socket) => {
    heard.push(kind)
    sockets.add(socket.on('error', () => socket.destroy()))
  }
  const http = createServer((request, response) => {
    heard.push(`http ${request.url}`)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Content-Type', 'text/javascript')
    const [path, target] = request.url?.split('?') ?? []
    if (path === '/redirect') response.writeHead(302, { Location: target })
    response.end('')
  }).on('connection', hearConnection('connection'))
  http.on('upgrade', (request, socket) => {
    heard.push(`upgrade ${request.url}`)
    socket.destroy()
  })
  // Nobody asks anything of this port: whoever comes was told to connect ahead of a request.
  const tcp = createTcpServer(hearConnection('connection ahead'))
  const udp = createSocket('udp4').on('message', () => void heard.push('udp'))
  const [httpPort, tcpPort] = await Promise.all([http, tcp].map(portOf))
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
  return {
    http: `http://127.0.0.1:${httpPort}`,
    webSocket: `ws://127.0.0.1:${httpPort}`,
    stun: `127.0.0.1:${udp.address().port}`,
    tcpPort: tcpPort ?? 0,
    name,
    heard,
    close() {
      for (const server of [http, tcp]) server.close()
      for (const socket of sockets) socket.destroy()
      udp.close()
    },
  }
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/**
 * What was heard that the browser's policies forbid. Chromium before 152 does not know `Connection-Allowlist`: there a
 * frame can open a connection ahead of a request.
 */
export const forbiddenOf = ({ heard }: Ears, knowsAllowlist: boolean): string[] =>
  knowsAllowlist ? heard : heard.filter((sound) => !/^connection( ahead)?$/.test(sound))

export async function knowsAllowlist(page: Page): Promise<boolean> {
  const version = /Chrome\/(\d+)/.exec(await page.evaluate(() => navigator.userAgent))
  return Number(version?.[1]) >= 152
}
