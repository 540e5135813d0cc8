import { expect, test } from 'vitest'
import { addressIn, faultOfAddress } from './embedHosts.ts'

test('the address is found in the code of a frame, and a link is one itself', () => {
  const code = '<iframe width="600" src="https://charts.example.org/a?b=1&amp;c=2" allowfullscreen></iframe>'
  expect(addressIn(code)).toBe('https://charts.example.org/a?b=1&c=2')
  expect(addressIn(" <IFRAME src='https://charts.example.org/'>")).toBe('https://charts.example.org/')
  expect(addressIn(' https://charts.example.org/x ')).toBe('https://charts.example.org/x')
})

test.each([
  'javascript:alert(1)',
  'http://charts.example.org/',
  'https://charts.example.org.evil.example/',
  'https://charts.example.org:8443/',
  'https://who@charts.example.org/',
  '//charts.example.org/',
  '',
])('%s is not embedded', (address) => {
  expect(faultOfAddress(address, ['charts.example.org'])).not.toBeNull()
})

test('a page of an allowed host is embedded, and without such hosts none is', () => {
  expect(faultOfAddress('https://charts.example.org/a', ['charts.example.org'])).toBeNull()
  expect(faultOfAddress('https://charts.example.org/a', [])).toContain('embeds no pages')
})
