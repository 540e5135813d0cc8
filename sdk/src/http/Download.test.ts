import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Download, sendDownload } from './Download.ts'

const piece = 'value\n'.repeat(20_000)
let ended = 0
let sent = 0

async function* manyParts(): AsyncGenerator<string> {
  try {
    for (sent = 0; sent < 2000; sent += 1) yield await Promise.resolve(piece)
  } finally {
    ended += 1
  }
}

async function serveFile(stalledAfterMs: number) {
  ended = 0
  const server = createServer((_request, response) => {
    const download = new Download('a.csv', 'text/csv', manyParts())
    // The connection breaks off, which is what the reader sees; there is nothing to answer any more.
    sendDownload(download, response, stalledAfterMs).catch(() => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

describe('a download', () => {
  let close = (): void => {}
  afterEach(() => close())
  const start = async (stalledAfterMs: number): Promise<number> => {
    const { server, port } = await serveFile(stalledAfterMs)
    close = () => {
      server.closeAllConnections()
      server.close()
    }
    return port
  }

  it('is broken off where its reader takes nothing for long, and is made no further', async () => {
    const port = await start(300)
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    socket.pause()
    await vi.waitFor(() => expect(ended).toBe(1), { timeout: 10_000 })
    expect(sent).toBeLessThan(2000)
    socket.destroy()
  })

  it('is made no further once its reader has gone', async () => {
    const port = await start(60_000)
    const leaving = new AbortController()
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal: leaving.signal })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="a.csv"')
    leaving.abort()
    await vi.waitFor(() => expect(ended).toBe(1), { timeout: 20_000 })
    expect(sent).toBeLessThan(2000)
  })

  it('is not made at all where only its headers are asked for', async () => {
    const port = await start(60_000)
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' })
    expect(response.headers.get('content-type')).toMatch('text/csv')
    expect([sent, ended]).toEqual([0, 1])
  })
})
