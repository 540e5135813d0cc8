import { expect, test } from 'vitest'
import { diffLines } from './diffLines.ts'

const told = (before: string, after: string): string[] =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`)

test('a changed line is one that went and one that came, the others stay', () => {
  expect(told('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c'])
  expect(told('a', 'a\nb')).toEqual([' a', '+b'])
  expect(told('a\nb', 'b')).toEqual(['-a', ' b'])
  expect(told('a\nb', 'a\nb')).toEqual([' a', ' b'])
})
