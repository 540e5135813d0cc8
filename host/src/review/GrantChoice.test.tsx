import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GrantChoice } from './GrantChoice.tsx'

it('a permission to grant is a switch that hears no press as it appears, and says what it grants', () => {
  const html = renderToStaticMarkup(
    <GrantChoice grants={['network https://a.example']} granted={[]} onChange={() => {}} />,
  )
  expect(html).toMatch(/<input type="checkbox" role="switch" aria-disabled="true"\/>/)
  expect(html).toContain('Contact https://a.example (network https://a.example)')
})

it('what is granted can be taken back at once', () => {
  const html = renderToStaticMarkup(<GrantChoice grants={['a']} granted={['a']} onChange={() => {}} />)
  expect(html).toContain('checked=""')
  expect(html).not.toContain('aria-disabled')
})
