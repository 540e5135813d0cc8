import { connectFakeHost, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { linesOf } from './drawPicture.ts'
import { ScreenshotPanel } from './ScreenshotPanel.tsx'

it('offers a picture of the view, and says that the gallery is empty', async () => {
  const html = await renderView(connectFakeHost({}), ScreenshotPanel)
  expect(html).toContain('Take a picture of this view')
  expect(html).toContain('No pictures yet.')
  expect(html).not.toContain('Download')
})

it('breaks a caption where a line is full, and keeps a word that is too long', () => {
  const measure = (text: string): number => text.length
  expect(linesOf('Skilled birth attendance, Kano', 15, measure)).toEqual([
    'Skilled birth',
    'attendance,',
    'Kano',
  ])
  expect(linesOf('', 15, measure)).toEqual([])
})
