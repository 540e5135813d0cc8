import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { checkPlugin } from '../../checks/checkPlugin.ts'
import { findingsText } from '../findingsText.ts'
import { packFolder } from '../loadZip.ts'
import { CliFault, type Terminal } from '../Terminal.ts'

export async function packCommand(words: string[], terminal: Terminal): Promise<number> {
  const options = { out: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined) throw new CliFault('Name the folder of the plugin.')
  const zip = await packFolder(folder)
  const { isFit, findings, manifest } = await checkPlugin(zip)
  if (findings.length > 0) terminal.say(findingsText(findings))
  if (!manifest || !isFit) {
    terminal.complain('Nothing was packed: the plugin does not pass its checks.')
    return 1
  }
  const out = values.out ?? `${manifest.id}-${manifest.version}.zip`
  await writeFile(out, zip)
  const digest = createHash('sha256').update(zip).digest('hex')
  terminal.say(`${out}: ${zip.length} bytes, SHA-256 ${digest}`)
  return 0
}
