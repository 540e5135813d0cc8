import { expect, it } from 'vitest'
import { longestWait } from '../support/longestWait.ts'
import { useFrames } from '../support/useFrames.ts'
import { stepsFarOften } from '../support/wanderers.ts'

const frames = useFrames({ wanders: { source: stepsFarOften } })

it('a plugin that steps to great addresses unheard is ended before the browser has long been held up', async () => {
  const page = await frames.newPage()
  const starts: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame.url().endsWith('/frame')) starts.push(frame.url())
  })
  await page.goto(`${frames.server().origin}/?show=wanders`)
  await page.waitForSelector('#place-wanders .plugin-place[data-status="ready"]')
  const before = starts.length
  const longest = await longestWait(page, 10_000)
  expect(longest, 'the longest wait, in milliseconds').toBeLessThan(5_000)
  expect(starts.length).toBeGreaterThan(before)
})
