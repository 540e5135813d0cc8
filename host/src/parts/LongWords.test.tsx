import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LongWords } from './LongWords.tsx'

const drawn = (text: string): string => renderToStaticMarkup(<LongWords text={text} />)

it('shows what is short, and of a long text its beginning', () => {
  expect(drawn('A few words.')).toBe('A few words.')
  const long = drawn(`a${'\u{1faf0}'.repeat(2_500)}`)
  expect(long).toContain('Show all')
  expect([...long].filter((sign) => sign === '\u{1faf0}')).toHaveLength(149)
})
