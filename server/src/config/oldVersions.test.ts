import { expect, it } from 'vitest'
import { parseOldVersions } from './oldVersions.ts'

it('reads up to two versions with their addresses', () => {
  expect(parseOldVersions('MSDAT 1 = https://v1.example.org/?a=b, MSDAT 2=http://v2.example.org')).toEqual([
    { label: 'MSDAT 1', url: 'https://v1.example.org/?a=b' },
    { label: 'MSDAT 2', url: 'http://v2.example.org' },
  ])
})

it.each([
  ['an address without a name', 'https://v1.example.org'],
  ['a script in place of an address', 'One=javascript:alert(1)'],
  ['more than two', 'a=http://a.org,b=http://b.org,c=http://c.org'],
])('takes no %s', (_, text) => expect(parseOldVersions(text)).toBeNull())
