import { expect, test } from 'vitest'
import { readPlatform } from './platform.ts'

const set = {
  platform_name: 'Health Data',
  option_links: [{ label: 'Ministry', url: 'https://ministry.example.org/' }],
  old_versions: [{ label: 'Version 1', url: 'https://one.example.org/' }],
  external_ncdc: '',
  external_ndr1: '',
  external_ndr2: '',
  logo: '',
  colours: { light: { accent: '#7a1f5c' }, dark: {} },
}

test('the page is as admins have set it, and as usual where that cannot be read', () => {
  expect(readPlatform(JSON.stringify(set))).toEqual(set)
  for (const text of [undefined, '', '{}', '[]', JSON.stringify({ ...set, old_versions: [{ label: 'A' }] })])
    expect(readPlatform(text)).toMatchObject({ platform_name: 'MSDAT', option_links: [], old_versions: [] })
})

test('a link that runs a script is none', () => {
  const option_links = [{ label: 'A', url: 'javascript:alert(1)' }]
  expect(readPlatform(JSON.stringify({ ...set, option_links })).option_links).toEqual([])
})

test('a logo stands on this site, and a colour is one', () => {
  for (const wrong of [
    { logo: 'https://elsewhere.example.org/' },
    { colours: { light: { page: 'url(x)' }, dark: {} } },
  ])
    expect(readPlatform(JSON.stringify({ ...set, ...wrong })).platform_name).toBe('MSDAT')
})
