import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from 'playwright'
import { findChromium } from './findChromium.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the browser the tests use; close it when done. */
export function launchChromium(extra: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: executable(), args: [...quiet, ...extra] })
}

export interface WatchedBrowser {
  context: BrowserContext
  /** Ends it, and answers its own record of all it did on the network, down to the names it looked up. */
  closeAndRead(): Promise<string>
  close(): Promise<void>
}

/**
 * Starts a browser with a profile, as visitors have it. The usual one of tests is incognito, where Chromium makes
 * no connections and looks up no names ahead of a request, whatever a page asks for.
 */
export async function launchWatched(): Promise<WatchedBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-profile-'))
  const record = join(folder, 'network.json')
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: executable(),
    args: [...quiet, `--log-net-log=${record}`],
  })
  const close = async (): Promise<void> => {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    context,
    close,
    async closeAndRead() {
      await context.close()
      const text = readFileSync(record, 'utf8')
      await close()
      return text
    },
  }
}

function executable(): string {
  const path = findChromium()
  if (!path) throw new Error('No Chromium here: run `npm test`, or set CHROMIUM_PATH.')
  return path
}
