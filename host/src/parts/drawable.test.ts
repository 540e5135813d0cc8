import { expect, it } from 'vitest'
import { drawable } from './drawable.ts'
import { weightOf } from '@msdat/sdk/contracts/weightOf'

it('letters of the languages of the country are light, and so are words in one other script', () => {
  for (const text of ['Malaria, 57 %', 'Ƙasar ɗan ƴar ɓera', 'ọmọ ẹ̀kọ́ ṣe', 'ụlọ ṅụ', '“Vitamin A” – 2018…'])
    expect([text, weightOf(text)]).toEqual([text, text.length])
  expect(weightOf('الملاريا في نيجيريا')).toBeLessThan(120)
})

it('of many signs for which a browser looks for a font, the first are drawn', () => {
  // A letter and a mark that its font may lack.
  expect(weightOf('\u0628\u0657'.repeat(100))).toBeGreaterThan(8_000)
  const odd = '\u{1faf0}\u3400'.repeat(150)
  expect(weightOf(odd)).toBeGreaterThan(12_000)
  expect(weightOf(drawable(odd))).toBeLessThanOrEqual(1_700)
  expect(drawable('a'.repeat(300))).toHaveLength(300)
})
