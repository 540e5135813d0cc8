import { describe, expect, it } from 'vitest'
import { noteOfSharedFrames, pluginDomainOf } from './pluginDomainOf.ts'

describe('the domain of plugins', () => {
  it.each([
    [null, null, 'plugins.localhost:4300'],
    [null, 'http://localhost:8080', 'plugins.localhost:4300'],
    [null, 'http://127.0.0.1:4300', 'plugins.localhost:4300'],
    ['plugins.example.org', 'https://data.example.org', 'plugins.example.org'],
    ['plugins.example.org', null, 'plugins.example.org'],
  ])('with %s set, and the site at %s, is %s', (pluginDomain, publicUrl, domain) => {
    expect(pluginDomainOf({ pluginDomain, publicUrl }, 4300)).toBe(domain)
    expect(noteOfSharedFrames(domain)).toBeNull()
  })

  it('is none where the site has a public address only, and the person who starts it is told', () => {
    const domain = pluginDomainOf({ pluginDomain: null, publicUrl: 'https://data.example.org' }, 4300)
    expect(domain).toBe('')
    expect(noteOfSharedFrames(domain)).toMatch(/^MSDAT_PLUGIN_DOMAIN is not set: [^\n]+$/)
  })
})
