import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormattedText } from './FormattedText.tsx'

const draw = (text: string): string => renderToStaticMarkup(<FormattedText text={text} />)

test('bold words, points, numbered lists and line breaks are drawn', () => {
  expect(draw('It is **45.3 %**.\nBy NDHS.')).toContain('<strong>45.3 %</strong>.</span><span><br/>By NDHS.')
  expect(draw('- one\n- two')).toContain('<ul><li>one</li><li>two</li></ul>')
  expect(draw('1. Edo\n2. Lagos')).toContain('<li value="2">Lagos</li>')
})

test('markup and links of an answer stay text', () => {
  const drawn = draw('<img src=x onerror=alert(1)> [x](javascript:alert(1)) **<b>y</b>**')
  expect(drawn).not.toMatch(/<img|<a |<b>/)
  expect(drawn).toContain('&lt;img')
})
