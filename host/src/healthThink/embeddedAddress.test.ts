import { expect, test } from 'vitest'
import { embeddedAddress } from './embeddedAddress.ts'

const origin = 'https://msdat.example'

test.each([
  ['/dashboard/Demographics?indicator=18', '/embed/dashboard/Demographics?indicator=18'],
  ['/custom/public/5', '/embed/custom/5'],
  ['/custom/private/5', null],
  ['/health-profiles/Kano', null],
  ['//evil.example/dashboard/Demographics', null],
  ['/\\evil.example/dashboard/Demographics', null],
  ['/dashboard/../account', null],
  ['https://evil.example/dashboard/Demographics', null],
  ['javascript:alert(1)', null],
])('the view %s is embedded as %s', (view, embedded) => {
  expect(embeddedAddress(view, origin)).toBe(embedded)
})
