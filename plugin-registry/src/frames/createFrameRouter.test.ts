import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFrameRouter } from './createFrameRouter.ts'
import { pluginOfHost } from './pluginOfHost.ts'

const pluginDomain = 'plugins.example.org'
let server: Server

beforeAll(async () => {
  const router = createFrameRouter({
    pluginDomain,
    hostOrigins: ['https://data.example.org'],
    findRelease: async (plugin) => {
      if (plugin === 'quiet') return { network: [] }
      return plugin === 'talker' ? { network: ['https://api.example.net'] } : null
    },
  })
  server = createServer(express().use(router).use('/frames', router))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

function get(host: string, path: string): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
      .on('error', reject)
      .end()
  })
}

const policyOf = ({ headers }: Answer): string[] => String(headers['content-security-policy']).split('; ')

describe('createFrameRouter', () => {
  it("serves a frame under 8 kB on the plugin's own host, with a nonce that is new each time", async () => {
    const first = await get(`quiet.${pluginDomain}`, '/frame')
    const second = await get(`quiet.${pluginDomain}`, '/frame')
    expect(first.status).toBe(200)
    expect(Buffer.byteLength(first.text)).toBeLessThan(8 * 1024)
    const nonce = /<script nonce="([^"]+)">/.exec(first.text)?.[1]
    expect(nonce).toHaveLength(24)
    expect(policyOf(first)).toContain(`script-src 'nonce-${nonce}' blob:`)
    expect(second.text).not.toContain(nonce)
    expect(first.headers['cache-control']).toBe('no-store')
  })

  it('lets the frame load nothing, reach nothing, and be shown by the host alone', async () => {
    const answer = await get(`quiet.${pluginDomain}`, '/frame')
    for (const rule of [
      `default-src 'none'`,
      `connect-src 'none'`,
      `frame-src 'none'`,
      `form-action 'none'`,
      `base-uri 'none'`,
      'frame-ancestors https://data.example.org',
      'sandbox allow-scripts',
    ]) {
      expect(policyOf(answer)).toContain(rule)
    }
    expect(answer.headers['permissions-policy']).toContain('camera=()')
    expect(answer.headers['x-dns-prefetch-control']).toBe('off')
    expect(answer.headers['connection-allowlist']).toBe('()')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('opens no connections where the host does not ask for them', async () => {
    for (const path of ['/frame', '/frame?network=off', '/frame?network=https://api.example.net']) {
      expect(policyOf(await get(`talker.${pluginDomain}`, path)), path).toContain(`connect-src 'none'`)
    }
    const quiet = await get(`quiet.${pluginDomain}`, '/frame?network=on')
    expect(policyOf(quiet)).toContain(`connect-src 'none'`)
    const shared = await get('data.example.org', '/frames/talker/frame?network=on')
    expect(policyOf(shared)).toContain('connect-src https://api.example.net')
  })

  it('opens connections to approved origins only', async () => {
    const answer = await get(`talker.${pluginDomain}`, '/frame?network=on')
    expect(policyOf(answer)).toContain('connect-src https://api.example.net')
    expect(answer.headers['connection-allowlist']).toBe('("https://api.example.net");redirects=allow')
  })

  it('lets any page stand around an embedded frame, which reaches no server', async () => {
    const answer = await get(`talker.${pluginDomain}`, '/frame?embedded=on&network=on')
    expect(policyOf(answer)).toContain('frame-ancestors *')
    expect(policyOf(answer)).toContain(`connect-src 'none'`)
    expect(policyOf(answer)).toContain('sandbox allow-scripts')
  })

  it.each([
    [`unknown.${pluginDomain}`, '/frame'],
    [`quiet.${pluginDomain}`, '/'],
    [`quiet.${pluginDomain}`, '/frames/quiet/frame'],
    [`quiet.${pluginDomain}`, '/quiet/frame'],
    [`a.quiet.${pluginDomain}`, '/frame'],
    [`.${pluginDomain}`, '/frame'],
    ['data.example.org', '/frame'],
    ['data.example.org', '/frames/unknown/frame'],
  ])('has nothing at %s%s', async (host, path) => {
    expect((await get(host, path)).status).toBe(404)
  })

  it("serves shared mode on the host's address, shown by that address alone", async () => {
    const answer = await get('data.example.org', '/frames/quiet/frame')
    expect(answer.status).toBe(200)
    expect(policyOf(answer)).toContain(`frame-ancestors 'self'`)
    expect(policyOf(answer)).toContain('sandbox allow-scripts')
  })

  it('answers the probe, so that the host can learn whether plugin names resolve', async () => {
    expect((await get(`probe.${pluginDomain}`, '/frame')).status).toBe(200)
  })

  it('serves the frame of a local plugin like any other, and lets it reach no server', async () => {
    const answer = await get(`local-plugin.${pluginDomain}`, '/frame?network=on')
    expect(answer.status).toBe(200)
    expect(policyOf(answer)).toContain(`connect-src 'none'`)
    expect(policyOf(answer)).toContain('sandbox allow-scripts')
    expect((await get('data.example.org', '/frames/local-plugin/frame')).status).toBe(200)
  })

  it.each(['quiet.', 'quiet', 'data.example.org.', undefined])(
    'finds no plugin in the host %s where plugins have no domain',
    (host) => expect(pluginOfHost(host, '')).toBeNull(),
  )
})
