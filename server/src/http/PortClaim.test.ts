import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
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
})
