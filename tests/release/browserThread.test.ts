import { expect, it } from 'vitest'
import { longestWait } from '../support/longestWait.ts'
import { useFrames } from '../support/useFrames.ts'
import { stepsFarOften } from '../support/wanderers.ts'

declare const harness: { faults: { message: string }[] }

const frames = useFrames({ wanders: { source: stepsFarOften } })

it('a plugin that steps to great addresses unheard is ended before the browser has long been held up', async () => {
  const page = await frames.newPage()
  await page.goto(`${frames.server().origin}/?show=wanders`)
  await page.waitForSelector('#place-wanders .plugin-place[data-status="ready"]')
  const longest = await longestWait(page, 10_000)
  expect(longest, 'the longest wait, in milliseconds').toBeLessThan(5_000)
  expect(await page.evaluate(() => harness.faults.map(({ message }) => message))).toEqual([
    'No answer to a ping, while the browser had no time either.',
  ])
})
