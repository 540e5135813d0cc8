import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchChromium } from './chromium.ts'
import { startFrameServer, type FrameServer, type TestPlugin } from './frameServer.ts'

export interface Frames {
  server(): FrameServer
  /** Closed after the test. */
  newPage(options?: BrowserContextOptions): Promise<Page>
}

/** A server of frames with these plugins and a browser, for every test of a file. */
export function useFrames(plugins: Record<string, TestPlugin>): Frames {
  let browser: Browser | undefined
  let server: FrameServer | undefined
  const pages: Page[] = []
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([launchChromium(), startFrameServer(plugins)])
  })
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.close()))
  })
  afterAll(async () => {
    await browser?.close()
    server?.close()
  })
  const started = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('The frames run only inside tests.')
    return value
  }
  return {
    server: () => started(server),
    async newPage(options) {
      const page = await started(browser).newPage(options)
      pages.push(page)
      return page
    },
  }
}
