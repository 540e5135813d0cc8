import { connectFakeHost, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { TextSize } from './TextSize.tsx'

it('names the sizes of text for all who see them, and once for those who hear them', async () => {
  const html = await renderView(connectFakeHost({}), () => <TextSize level={0} onChange={() => {}} />)
  expect(html).toMatch(/<p[^>]* aria-hidden="true">Text size<\/p>/)
  expect(html).toMatch(/<fieldset[^>]* aria-label="Text size"/)
})
