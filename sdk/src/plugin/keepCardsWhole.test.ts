import { expect, test } from 'vitest'
import { missingTo } from './keepCardsWhole.ts'

const sheets = { first: 500, height: 1000 }
const slack = 12

test('a card that lies on one sheet stays, and one across an end moves to the next sheet', () => {
  expect(missingTo({ top: 0, bottom: 500 }, sheets)).toBe(0)
  expect(missingTo({ top: 520, bottom: 1400 }, sheets)).toBe(0)
  expect(missingTo({ top: 400, bottom: 900 }, sheets)).toBe(100 + slack)
  expect(missingTo({ top: 2400, bottom: 2700 }, sheets)).toBe(100 + slack)
})

test('where the head fills the first sheet, everything begins on the second', () => {
  expect(missingTo({ top: 0, bottom: 300 }, { first: -20, height: 1000 })).toBe(0)
  expect(missingTo({ top: 900, bottom: 1100 }, { first: -20, height: 1000 })).toBe(80 + slack)
})
