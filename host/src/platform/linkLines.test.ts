import { expect, test } from 'vitest'
import { readLinks, writeLinks } from './linkLines.ts'

test('links are lines of a name and an address, which may hold a sign of equality', () => {
  const links = [
    { label: 'Ministry', url: 'https://example.org/?a=b' },
    { label: 'Agency', url: 'http://agency.example.org' },
  ]
  expect(readLinks(writeLinks(links))).toEqual(links)
  expect(readLinks('\n  \n')).toEqual([])
  for (const wrong of ['Ministry', 'https://example.org', 'A = javascript:alert(1)', '= https://example.org'])
    expect(readLinks(wrong)).toBeNull()
})
