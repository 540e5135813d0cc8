import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { linkOrigin } from './linkOrigin.ts'

const asked = (headers: Record<string, string>): IncomingMessage =>
  ({ headers, socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage
const local = {
  publicUrl: 'http://localhost:4300',
  isHostFixed: false,
  pluginDomain: 'plugins.localhost:4300',
}
const fixed = { publicUrl: 'https://data.example.org', isHostFixed: true, pluginDomain: '' }
const never = (): boolean => false
const proxy = (address: string, hop: number): boolean => address === '10.0.0.1' && hop === 0

describe('the address that links begin with', () => {
  it('is the public one where it is set, however the visitor wrote it', () => {
    const originOf = linkOrigin(fixed, never)
    for (const host of ['data.example.org', 'DATA.example.org', 'data.example.org:443'])
      expect(originOf(asked({ host, 'x-forwarded-proto': 'http' }))).toBe('https://data.example.org')
    for (const host of ['evil.example', 'data.example.org:8080', 'a b', ''])
      expect(originOf(asked({ host }))).toBeNull()
  })

  it('is else the one that was asked, and none for the names of plugins', () => {
    const originOf = linkOrigin(local, never)
    expect(originOf(asked({ host: 'LocalHost:4300' }))).toBe('http://localhost:4300')
    expect(originOf(asked({ host: 'quiet.plugins.localhost:4300' }))).toBeNull()
    expect(linkOrigin({ ...local, pluginDomain: '' }, never)(asked({ host: 'a.' }))).toBe('http://a.')
  })

  it('takes the protocol from a trusted proxy alone, and then one of the two', () => {
    const told = (protocol: string) => asked({ host: 'a', 'x-forwarded-proto': protocol })
    expect(linkOrigin(local, never)(told('https'))).toBe('http://a')
    expect(linkOrigin(local, proxy)(told('https'))).toBe('https://a')
    expect(linkOrigin(local, proxy)(told('https,http'))).toBe('https://a')
    for (const other of ['http', 'x7', 'httpsx'])
      expect(linkOrigin(local, proxy)(told(other))).toBe('http://a')
  })
})
