import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { findRunnable, onPath } from './findProgram.ts'
import { runProcess } from './runProcess.ts'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium of this machine: CHROMIUM_PATH, the PATH, Playwright's own. Null where there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) return findRunnable([named])
  return findRunnable([...onPath(names), ...usualPlaces, chromium.executablePath()])
}

/** Finds a Chromium that really starts, or installs one: Playwright's installer first, then apt as root. */
export async function provideChromium(say: (line: string) => void): Promise<string> {
  const found = findChromium()
  if (found && (await starts(found))) return found
  for (const install of [installWithPlaywright, installWithApt]) {
    say(
      `No Chromium that starts was found; trying ${install.name === 'installWithApt' ? 'apt' : "Playwright's installer"} …`,
    )
    await install()
    const installed = findChromium()
    if (installed && (await starts(installed))) return installed
  }
  throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
}

/** A browser can be there and lack its libraries. */
async function starts(file: string): Promise<boolean> {
  return (await runProcess(file, ['--version'])).code === 0
}

async function installWithPlaywright(): Promise<void> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  await runProcess(process.execPath, [cli, 'install', ...withLibraries, 'chromium'])
}

async function installWithApt(): Promise<void> {
  if (process.getuid?.() !== 0) return
  await runProcess('apt-get', ['update'])
  await runProcess('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
}
