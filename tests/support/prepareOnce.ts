import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { wait } from './wait.ts'

/**
 * Makes something that many test files begin with, once in a test run: the first caller makes it in a folder,
 * whichever process it is in, and all get that folder. Null where this run keeps nothing, as when a test file
 * is run without `npm test`.
 */
export async function prepareOnce(
  name: string,
  make: (folder: string) => Promise<void>,
  keep = process.env['MSDAT_TEST_KEEP'],
): Promise<string | null> {
  if (!keep) return null
  const prepared = join(keep, name)
  while (!existsSync(prepared)) {
    if (takeTurn(`${prepared}.turn`)) await fill(prepared, make)
    else await wait(100)
  }
  return prepared
}

/** True for one caller of many. */
function takeTurn(path: string): boolean {
  try {
    mkdirSync(path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function fill(prepared: string, make: (folder: string) => Promise<void>): Promise<void> {
  const work = `${prepared}.work`
  try {
    // It may have come between the look and the turn.
    if (existsSync(prepared)) return
    mkdirSync(work)
    await make(work)
    renameSync(work, prepared)
  } finally {
    rmSync(work, { recursive: true, force: true })
    // Where it failed, whoever waits tries once more.
    rmSync(`${prepared}.turn`, { recursive: true, force: true })
  }
}
