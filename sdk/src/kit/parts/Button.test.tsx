import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './Button.tsx'

it('says that it is disabled and stays where the keyboard can be', () => {
  const html = renderToStaticMarkup(<Button disabled>Next</Button>)
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain('disabled=""')
  expect(renderToStaticMarkup(<Button disabled={false}>Next</Button>)).not.toContain('disabled')
})
