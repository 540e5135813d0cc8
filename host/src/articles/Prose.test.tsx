import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Prose } from './Prose.tsx'

const draw = (text: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Prose text={text} />
    </MemoryRouter>,
  )

test('paragraphs, points and links are drawn, and the rest stays text', () => {
  const drawn = draw('One.\n\n- a\n- [b](/help)')
  expect(drawn).toContain('<p>One.</p><ul><li>a</li><li><a ')
  expect(drawn).toContain('href="/help"')
  expect(draw('<b>x</b>')).toContain('&lt;b&gt;')
})

test('a link leads to this site or the web, never to a script', () => {
  expect(draw('[x](javascript:alert(1))')).not.toContain('<a')
  expect(draw('[x](//other.example)')).not.toContain('<a')
  expect(draw('[x](https://example.org)')).toContain('rel="noreferrer"')
})
