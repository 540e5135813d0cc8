import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WordsWithCode } from './WordsWithCode.tsx'

it('what stands between backticks is shown as code', () => {
  const html = renderToStaticMarkup(<WordsWithCode text="In `settings`, or in `x-control`." />)
  expect(html).toBe('In <code>settings</code>, or in <code>x-control</code>.')
})
