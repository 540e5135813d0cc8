import type { CDPSession, Frame, Page } from 'playwright'

/** A phone on a poor mobile network: 1.6 Mbit/s, 300 ms, a processor four times slower. */
const poorNetwork = { bitsPerSecond: 1_600_000, latencyMs: 300, cpuSlowdown: 4 } as const

/** Slows a page, and every frame as soon as it has its document. */
export async function slowDown(page: Page): Promise<void> {
  await slow(await page.context().newCDPSession(page))
  // Before that, a frame is still a part of its page's process and has no session of its own.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) void slowFrame(page, frame)
  })
}

/** A frame that is gone again, or that shares the page's process, has no session of its own. */
const isOfNoFrame = /does not have a separate CDP session|No target with given id|has been closed/

async function slowFrame(page: Page, frame: Frame): Promise<void> {
  try {
    await slow(await page.context().newCDPSession(frame))
  } catch (error) {
    if (!isOfNoFrame.test(String(error))) throw error
  }
}

async function slow(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: poorNetwork.latencyMs,
    downloadThroughput: poorNetwork.bitsPerSecond / 8,
    uploadThroughput: poorNetwork.bitsPerSecond / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: poorNetwork.cpuSlowdown })
}
