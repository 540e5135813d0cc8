import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GrantChoice } from './GrantChoice.tsx'
import { GrantedList } from './GrantedList.tsx'

it('a permission to grant is a switch that says what it grants', () => {
  const html = renderToStaticMarkup(
    <GrantChoice grants={['network https://a.example']} granted={[]} onChange={() => {}} />,
  )
  expect(html).toContain('role="switch"')
  expect(html).toContain('Contact https://a.example (network https://a.example)')
})

it('the question before an approval names what is granted, and nothing else', () => {
  const listed = (granted: string[]) =>
    renderToStaticMarkup(<GrantedList needed={['a', 'network https://a.example']} granted={granted} />)
  expect(listed(['network https://a.example'])).toContain('Contact https://a.example')
  expect(listed(['network https://a.example'])).not.toContain('(a)')
  expect(listed([])).toContain('No new permission')
})
