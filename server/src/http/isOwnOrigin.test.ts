import { expect, it } from 'vitest'
import { isOwnOrigin } from './isOwnOrigin.ts'

const own = 'https://data.example.org'
const host = 'data.example.org'

it('is own: the same scheme, name and port, and what is no page', () => {
  expect(isOwnOrigin({ host, origin: own }, own)).toBe(true)
  expect(isOwnOrigin({ host, origin: 'https://data.example.org:443' }, own)).toBe(true)
  expect(isOwnOrigin({ host }, own)).toBe(true)
})

it.each([
  'http://data.example.org',
  'http://data.example.org:443',
  'https://data.example.org:8443',
  'https://demo.data.example.org',
  'ftp://data.example.org',
  'null',
  '',
  'data.example.org',
])('is foreign: %j', (origin) => {
  expect(isOwnOrigin({ host, origin }, own)).toBe(false)
  expect(isOwnOrigin({ host, origin, 'sec-fetch-site': 'cross-site' }, own)).toBe(false)
})

it('is own where a proxy ends the encryption and the browser says that the page is the same', () => {
  const seen = 'http://data.example.org'
  expect(isOwnOrigin({ host, origin: own, 'sec-fetch-site': 'same-origin' }, seen)).toBe(true)
  for (const site of ['same-site', 'cross-site', 'none'])
    expect(isOwnOrigin({ host, origin: own, 'sec-fetch-site': site }, seen)).toBe(false)
  expect(isOwnOrigin({ host, origin: own }, seen)).toBe(false)
})

it('is foreign where the address is none of this site', () => {
  expect(isOwnOrigin({ host, origin: own }, null)).toBe(false)
})
