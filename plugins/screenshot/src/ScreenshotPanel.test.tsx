import { connectFakeHost, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { ScreenshotPanel } from './ScreenshotPanel.tsx'

it('offers a picture of the view, and says that the gallery is empty', async () => {
  const html = await renderView(connectFakeHost({}), ScreenshotPanel)
  expect(html).toContain('Take a picture of this view')
  expect(html).toContain('No pictures yet.')
  expect(html).not.toContain('Download')
  // Under the heading that the page gives the panel; a list of nothing would be read out.
  expect(html).toMatch(/<h3[^>]*>Gallery/)
  expect(html).not.toContain('<ul')
})
