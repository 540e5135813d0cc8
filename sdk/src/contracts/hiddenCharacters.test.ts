import { expect, it } from 'vitest'
import { codePointOf, hiddenCharacters, showHidden } from './hiddenCharacters.ts'

const found = (text: string): string[] =>
  [...hiddenCharacters(text)].map(({ character }) => codePointOf(character))

it.each([
  ['an end of a line that a page does not show', ['\r', '\u2028', '\u2029', '\u0085', '\v', '\f']],
  ['a control character', ['\0', '\b', '\u001b', '\u007f', '\u009f']],
  ['a direction of text', ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069']],
  ['of no width', ['\u00ad', '\u034f', '\u200b', '\u200c', '\u200d', '\u2060', '\u2064', '\ufeff', '\ufff9']],
  [
    'a filler or a blank',
    ['\u115f', '\u1160', '\u3164', '\uffa0', '\u2800', '\u{13441}', '\u{16fe4}', '\u{1d159}'],
  ],
  ['a variation selector', ['\u180b', '\u180d', '\u180f', '\ufe00', '\ufe0f', '\u{e0100}', '\u{e01ef}']],
  ['a tag', ['\u{e0001}', '\u{e0041}', '\u{e007f}']],
  [
    'without a meaning of its own',
    ['\ue000', '\u{f0000}', '\u{10fffd}', '\ud800', '\udc00', '\uffff', '\ufdd0'],
  ],
])('finds what is %s', (_, characters) => {
  for (const character of characters) expect(found(`word1${character}x`)).toEqual([codePointOf(character)])
})

it('finds every character that may be part of a name and is drawn as nothing', () => {
  const characters = Array.from({ length: 0x110000 }, (_, at) => String.fromCodePoint(at))
  const invisible = characters.filter((one) =>
    /(?=\p{ID_Continue})\p{Default_Ignorable_Code_Point}/u.test(one),
  )
  expect(invisible.length).toBeGreaterThan(250)
  expect(invisible.filter((one) => found(`a${one}b`).length !== 1)).toEqual([])
})

it.each(['a\n\tb\r\nc', 'Ọ́jọ́ ẹ̀kọ́, ƙasa, Ńdị Igbo, عربي, नमस्ते', '👩‍⚕️ ❤️ ↩︎ 1️⃣ #️⃣ 👍🏾 🇳🇬 👨‍👩‍👧‍👦 👩🏽‍❤️‍💋‍👨🏿 🏳️‍🌈 ℹ'])(
  'lets %j pass',
  (text) => {
    expect(found(text)).toEqual([])
    expect(showHidden(text)).toBe(text)
  },
)

it.each([
  ['behind a digit', 'word1\ufe0f'],
  ['behind a sign that may be part of a name', '\u2139\ufe0f'],
  ['twice', '\u2764\ufe0f\ufe0f'],
  ['behind a color of skin', '👍🏾\ufe0f'],
  ['that is none of emoji', '\u2764\ufe01'],
  ['that joins an emoji to nothing', '👩\u200d'],
  ['that joins an emoji to a letter', '👩\u200dx'],
  ['that joins a letter to an emoji', 'x\u200d👩'],
])('finds a selector or joiner %s', (_, text) => expect(found(text)).toHaveLength(1))

it('comes to the end of a long row of joined emoji', () => {
  expect(found('👩\u200d'.repeat(600_000))).toHaveLength(100_000)
})

it('tells where they are, and writes them as numbers', () => {
  const text = '// a\rword1\ufe0f = "😀\u{e0100}"\r\n'
  expect([...hiddenCharacters(text)].map(({ at }) => at)).toEqual([4, 10, 17])
  expect(showHidden(text)).toBe('// a[U+000D]word1[U+FE0F] = "😀[U+E0100]"\r\n')
})
