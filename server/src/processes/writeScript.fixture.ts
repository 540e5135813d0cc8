import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = mkdtempSync(join(tmpdir(), 'msdat-scripts-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
let written = 0

/** The address of a script that askProcess() can start. */
export function writeScript(code: string): URL {
  const file = join(folder, `${(written += 1)}.mjs`)
  writeFileSync(file, code)
  return pathToFileURL(file)
}
