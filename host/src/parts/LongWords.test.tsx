import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LongWords } from './LongWords.tsx'

const drawn = (text: string): string => renderToStaticMarkup(<LongWords text={text} />)

it('shows what is short, and of a long text its beginning', () => {
  expect(drawn('A few words.')).toBe('A few words.')
  const long = drawn('a'.repeat(5_000))
  expect(long).toContain('Show all')
  expect(long.match(/a{2,}/)?.[0]).toHaveLength(300)
  const odd = drawn(`a${'\u{1faf0}'.repeat(2_500)}`)
  expect([...odd].filter((sign) => sign === '\u{1faf0}')).toHaveLength(38)
  expect(drawn('Which survey? '.repeat(60))).toMatch(/^(Which survey\? )+Which(?: survey\?)? … <button/)
})
