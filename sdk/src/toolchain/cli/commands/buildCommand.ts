import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundlerName } from '../../bundle/index.ts'
import { bundleZip } from '../../checks/index.ts'
import { buildFiles, type BuildReport } from '../../../contracts/buildProvenance.ts'
import { loadZip } from '../loadZip.ts'
import type { Terminal } from '../Terminal.ts'

/** Makes of a zip what the registry makes of it, on a machine of one's own or in a workflow. */
export async function buildCommand(words: string[], terminal: Terminal): Promise<number> {
  const options = { out: { type: 'string', default: 'plugin-build' } } as const
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const zip = await loadZip(positionals[0])
  const bundled = await bundleZip(zip)
  if (!bundled.ok) {
    terminal.complain(`Nothing was built.\n${bundled.faults.join('\n')}`)
    return 1
  }
  const { code, digest, bytes, imports } = bundled.bundle
  const report: BuildReport = {
    zip_digest: createHash('sha256').update(zip).digest('hex'),
    bundle: { digest, bytes, imports },
    bundler: bundlerName,
    runtime: `Node.js ${process.version}`,
  }
  await mkdir(values.out, { recursive: true })
  await writeFile(join(values.out, buildFiles.bundle), code)
  await writeFile(join(values.out, buildFiles.report), `${JSON.stringify(report, null, 2)}\n`)
  terminal.say(`${join(values.out, buildFiles.bundle)}: ${bytes} bytes, SHA-256 ${digest}`)
  terminal.say(`Built twice, with the same digest, of the zip ${report.zip_digest}`)
  return 0
}
