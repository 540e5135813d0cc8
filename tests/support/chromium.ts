import { chromium, type Browser } from 'playwright'
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
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium here: run `npm test`, or set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: [...quiet, ...extra] })
}
