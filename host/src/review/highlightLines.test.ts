import { expect, it } from 'vitest'
import { highlightLines } from './highlightLines.ts'

const textOf = (path: string, source: string): string =>
  highlightLines(path, source)
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join('\n')

it('marks what the words of a language are, line by line', () => {
  const lines = highlightLines('src/View.tsx', 'const a = `one\ntwo` // end\nreturn <p title="x">{a}</p>')
  expect(lines).toHaveLength(3)
  expect(lines[0]?.[0]).toEqual({ text: 'const', className: 'hljs-keyword' })
  expect(lines[1]?.[0]).toEqual({ text: 'two`', className: '' })
  expect(lines[2]?.map(({ className }) => className)).toContain('hljs-attr')
})

it.each([
  ['a.tsx', '<script>alert(1)</script>\n\n&lt;b&gt; "'],
  ['a.json', '{"a": [1, null,\n "<img src=x onerror=alert(1)>"]}'],
  ['a.css', '.a { color: red }\n/* <b> */'],
  ['a.svg', '<svg onload="alert(1)"><!-- \n --></svg>'],
  ['README.md', '# <script>'],
  ['deep.ts', '`${\n'.repeat(10_000)],
  ['long.ts', `const a = '${'x'.repeat(3000)}'\nlet b`],
])('changes no letter of %s', (path, source) => expect(textOf(path, source)).toBe(source))

it.each(['', `\nconst data = '${'x'.repeat(3_000)}'`])('hides no line within a line', (rest) => {
  const text = textOf('a.ts', `// one\rword = 1\r\n// two\u2028word = 2${rest}`)
  expect(text).toBe(`// one[U+000D]word = 1\n// two[U+2028]word = 2${rest}`)
})

it('draws no code as a comment or a text, however a pattern reads it', () => {
  const source = "if (word) /[/*] of the draft:/.test(word)\nword = 'shown'\n// */\nlet a = `${word}`"
  const classes = highlightLines('a.ts', source)
    .flat()
    .map(({ className }) => className)
  expect(classes).toContain('hljs-keyword')
  for (const name of classes) expect(name).not.toMatch(/comment|string|regexp|subst/)
})

it('shows what is invisible in a name', () => {
  expect(textOf('a.ts', 'let word1\ufe0f = 1')).toBe('let word1[U+FE0F] = 1')
})

it('leaves what is too long for a reader as it is', () => {
  expect(highlightLines('a.ts', 'const a = 1\n'.repeat(20_000)).flat()[0]?.className).toBe('')
})

it('reads no other language inside of markup, of which a file may hold thousands', () => {
  const runs = highlightLines('a.svg', '<style>\n.a { color: red }\n</style>').flat()
  expect(runs.map(({ className }) => className)).toContain('hljs-tag')
  expect(runs).toContainEqual({ text: '.a { color: red }', className: '' })
})
