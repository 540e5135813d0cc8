import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bundlePackage } from '../../bundle/bundlePackage.ts'
import { vendorName } from '../../bundle/vendorName.ts'
import { CliFault, type Terminal } from '../Terminal.ts'

/** Puts an npm package into a plugin as one file, since nothing is downloaded when a plugin is built. */
export async function vendorCommand(words: string[], terminal: Terminal): Promise<number> {
  const options = { in: { type: 'string', default: '.' } } as const
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const [specifier] = positionals
  if (specifier === undefined) throw new CliFault('Name the package, as you would import it.')
  const folder = resolve(values.in)
  if (!existsSync(join(folder, 'manifest.json')))
    throw new CliFault(`There is no manifest.json in ${values.in}. Name the folder of the plugin with --in.`)
  const made = await bundlePackage(specifier, folder)
  if (typeof made === 'string') throw new CliFault(made)
  const name = vendorName(specifier)
  await mkdir(join(folder, 'src/vendor'), { recursive: true })
  await writeFile(join(folder, `src/vendor/${name}.js`), made.code)
  await writeFile(join(folder, `src/vendor/${name}.d.ts`), made.types)
  terminal.say(
    `src/vendor/${name}.js: ${specifier} ${made.version}, licence ${made.license}, ${Buffer.byteLength(made.code)} bytes.`,
  )
  terminal.say(
    `Import it from a file in src by './vendor/${name}.js'. It is reviewed as a part of the plugin.`,
  )
  return 0
}
