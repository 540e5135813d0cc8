import { launchChromium } from '../support/chromium.ts'
import { startServer } from '../support/server.ts'
import { measureBridge } from './measureBridge.ts'
import { measureChanges } from './measureChanges.ts'
import { measureFirstLoad } from './measureFirstLoad.ts'
import { measureFrameBoot } from './measureFrameBoot.ts'
import { measureGreatMessage } from './measureGreatMessage.ts'
import { measureHttp } from './measureHttp.ts'
import { measurePlugins } from './measurePlugins.ts'
import type { Tell } from './measureScale.ts'
import { measureServer } from './measureServer.ts'
import { measureTabs } from './measureTabs.ts'

/** Server, frames and the host's first load, on the built-in data. */
export async function measurePlatform(tell: Tell): Promise<void> {
  // First and alone: nothing else may take its time or memory.
  tell(await measureServer())
  const server = await startServer()
  const browser = await launchChromium()
  try {
    tell([await measureHttp(server.base)])
    tell(await measureFrameBoot(browser, server))
    tell(await measureBridge(browser, server))
    tell([await measureGreatMessage(browser, server)])
    tell(await measureFirstLoad(browser, server.url))
    tell(await measureChanges(browser, server))
    tell([await measureTabs(browser, server)])
    tell(await measurePlugins(browser, server))
  } finally {
    await browser.close()
    await server.stop()
  }
}
