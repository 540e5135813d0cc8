import type { Browser } from 'playwright'
import { openPanel } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { pluginFrame } from '../support/product.ts'
import { publish } from '../support/publish.ts'
import { measurePulse, untilCalm } from '../support/pulse.ts'
import type { RunningServer } from '../support/server.ts'
import { milliseconds, type Measurement } from './Measurement.ts'
import { openRawPort } from './rawPort.ts'

const objects = 300_000

const source = `
import { definePlugin, host } from '@msdat/sdk'

Object.assign(window, {
  sendGreat: () => {
    const many = Array.from({ length: ${objects} }, (_, at) => ({ at }))
    void host.call('ui.announce', { message: 'many', many } as never)
  },
})
definePlugin({ contributions: { panel: { view: () => <p>Ready</p> } } })
`

/** How long one message, as great as a plugin likes, holds the page; the browser unpacks it in one go. */
export async function measureGreatMessage(browser: Browser, server: RunningServer): Promise<Measurement> {
  const id = 'great-message'
  await publish(server, await packPlugin({ id, source }))
  const page = await browser.newPage()
  const raw = await openRawPort(browser)
  try {
    await openPanel(page, server.url, id)
    const frame = await pluginFrame(page, id)
    await untilCalm(page)
    const end = await measurePulse(page)
    await frame.evaluate(() => (window as unknown as { sendGreat(): void }).sendGreat())
    await page.waitForTimeout(4_000)
    const { pause } = await end()
    const reference = await raw.stall(objects)
    return {
      name: `Longest stall of the page by one message of ${objects} objects`,
      against: 'the same message over a bare MessagePort',
      value: milliseconds(pause),
      reference: milliseconds(reference),
      ratio: pause / reference,
      bound: 2,
    }
  } finally {
    await raw.close()
    await page.close()
  }
}
