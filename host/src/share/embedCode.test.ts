import { expect, it } from 'vitest'
import { embedCode } from './embedCode.ts'

it('writes a frame whose title cannot end it', () => {
  const code = embedCode({ address: 'https://data.example.org/embed/a?b=1&c=2', title: '"><script>' })
  expect(code).toContain('src="https://data.example.org/embed/a?b=1&#38;c=2"')
  expect(code).not.toContain('<script>')
})
