import { expect, it } from 'vitest'
import { findFunctions } from './findFunctions.ts'

it('finds each function that has a name, or that is put in something with a name', () => {
  const text = `export default () => 1
const a = () => 2; function b() {}
class C { #d() {} e = () => 3 }
export const f = { g() {}, h: function () {} }
f.i = function () {}
use(function j() {}, () => 4)`
  const found = findFunctions(
    new Map([
      ['src/main.ts', Buffer.from(text)],
      ['data.json', Buffer.from('{}')],
    ]),
  )
  expect(Object.keys(found)).toEqual(['src/main.ts'])
  expect(found['src/main.ts']?.map(({ name, start }) => `${name} ${start.join(':')}`)).toEqual([
    'default 1:16',
    'a 2:11',
    'b 2:20',
    '#d 3:13',
    'e 3:23',
    'g 4:21',
    'h 4:31',
    'i 5:7',
    'j 6:5',
  ])
})
