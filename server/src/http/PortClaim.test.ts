import { connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { claimPort, type PortClaim } from './PortClaim.ts'

const claims: PortClaim[] = []
const claim = async (port = 0): Promise<PortClaim> => {
  const made = await claimPort(port)
  claims.push(made)
  return made
}
afterEach(async () => {
  for (const made of claims.splice(0)) await made.close()
})

describe('claimPort', () => {
  it('picks a free port for 0', async () => {
    const [first, second] = [await claim(), await claim()]
    expect(first.port).toBeGreaterThan(0)
    expect(second.port).not.toBe(first.port)
  })

  it('says in one line that a port is taken', async () => {
    const { port } = await claim()
    await expect(claim(port)).rejects.toThrow(new RegExp(`^Port ${port} is taken\\.[^\\n]*PORT[^\\n]*$`))
  })

  it('is alive and not ready until it is opened', async () => {
    const made = await claim()
    const ask = async (path: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${made.port}${path}`)).status
    expect([await ask('/api/health'), await ask('/api/ready/'), await ask('/')]).toEqual([200, 503, 503])
    made.open((_request, response) => void response.end('open'))
    expect(await ask('/')).toBe(200)
  })

  it('shows browsers a page that comes again by itself, and tells programs in JSON', async () => {
    const { port } = await claim()
    const ask = (accept: string) => fetch(`http://127.0.0.1:${port}/`, { headers: { accept } })
    const page = await ask('text/html,*/*;q=0.8')
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
    const text = await page.text()
    expect(text).toContain('<h1>Getting ready</h1>')
    expect(text).toContain('http-equiv="refresh" content="2"')
    expect(await (await ask('application/json')).json()).toMatchObject({ code: 'unavailable' })
  })

  it('keeps an idle connection for longer than common proxies do', async () => {
    const { server } = await claim()
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
    expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout)
  })

  it('closes at once although somebody holds a connection open', async () => {
    const made = await claimPort(0)
    const idle = connect(made.port, '127.0.0.1')
    await new Promise((resolve) => idle.once('connect', resolve))
    const dropped = new Promise((resolve) =>
      idle.once('close', () => resolve('dropped')).on('error', () => {}),
    )
    await made.close()
    expect(await dropped).toBe('dropped')
  })

  it('lets requests in flight finish before it is closed, and takes no others', async () => {
    const made = await claimPort(0)
    const address = `http://127.0.0.1:${made.port}/`
    const order: string[] = []
    let answer = (): void => {}
    const asked = new Promise<void>((resolve) =>
      made.open((_request, response) => {
        answer = () => void response.end('whole answer')
        response.write('the ')
        resolve()
      }),
    )
    const answered = fetch(address).then(async (response) => order.push(await response.text()))
    await asked
    const closed = made.close().then(() => order.push('closed'))
    await expect(fetch(address)).rejects.toThrow()
    answer()
    await Promise.all([answered, closed])
    expect(order.toSorted()).toEqual(['closed', 'the whole answer'])
  })

  /** Sends it all in one piece; resolves with what came back once the connection is closed. */
  const sendAtOnce = (port: number, text: string): Promise<string> =>
    new Promise((resolve) => {
      let said = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (data) => (said += data.toString()))
      socket.on('error', () => {}).once('close', () => resolve(said))
    })

  it('waits for no request that came in behind one for which the connection was closed', async () => {
    const made = await claimPort(0)
    made.open(() => {})
    await sendAtOnce(made.port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000))
    // Without the end of its patience it ends only when there is nothing to wait for.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      await expect(made.close()).resolves.toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('has all requests come in one way, also those that Node would answer by itself', async () => {
    const { port, open } = await claim()
    let begun = 0
    open(() => void (begun += 1))
    const unknown = 'GET / HTTP/1.1\r\nHost: a\r\nExpect: anything\r\n\r\n'
    expect(await sendAtOnce(port, unknown.repeat(2000))).toBe('')
    expect(begun).toBe(1)
    const said = await sendAtOnce(port, 'GET / HTTP/1.1\r\n\r\n'.repeat(50))
    expect(said).toMatch(/^HTTP\/1\.1 400 [^]*the header Host/)
    expect(said.match(/HTTP/g)).toHaveLength(1)
    expect(begun).toBe(1)
  })
})
