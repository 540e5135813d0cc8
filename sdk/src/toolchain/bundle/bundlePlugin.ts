import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { build, version, type BuildOptions } from 'esbuild'
import { sharedExports } from '../../plugin/frame/assets.ts'
import { findForeignImports } from './findForeignImports.ts'
import { findMissingNames } from './findMissingNames.ts'
import { onlyFrom } from './onlyFrom.ts'
import { refuseComputedImports } from './refuseComputedImports.ts'
import { isBuildFailure, toFault, type BundleFault } from './toFault.ts'

export type BundleOutcome =
  | {
      ok: true
      code: string
      /** JSON: leads from places in the code to places in the files; without their texts. */
      sourceMap: string
      digest: string
      bytes: number
      gzipBytes: number
      imports: string[]
    }
  | { ok: false; faults: BundleFault[] }

/** For the record of a build. */
export const bundlerName = `esbuild ${version}`

const mostFaults = 20

const settings = {
  bundle: true,
  write: false,
  metafile: true,
  // For the server alone. It changes nothing in the code.
  sourcemap: 'external',
  sourcesContent: false,
  outfile: 'plugin.js',
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  tsconfigRaw: '{}',
  logLevel: 'silent',
} satisfies BuildOptions

/**
 * Bundles a plugin into one ES module. Only the given files and the shared modules can be imported,
 * nothing is read from disk, no configuration of the plugin is obeyed, and none of its code runs.
 * The same files give the same bytes.
 */
export async function bundlePlugin(
  files: ReadonlyMap<string, Uint8Array>,
  entry: string,
): Promise<BundleOutcome> {
  try {
    const computed = await refuseComputedImports(files)
    if (computed.length > 0) return refused(computed)
    const result = await build({ ...settings, entryPoints: [entry], plugins: [onlyFrom(files)] })
    const [sourceMap, output] = result.outputFiles
    const facts = result.metafile.outputs[settings.outfile]
    if (!sourceMap || !output || !facts) throw new Error('The bundler wrote nothing.')
    const foreign = findForeignImports(output.text)
    if (foreign.length > 0) return refused(foreign)
    const missing = findMissingNames(output.text, files, await sharedExports())
    if (missing.length > 0) return refused(missing)
    return {
      ok: true,
      code: output.text,
      sourceMap: sourceMap.text,
      digest: createHash('sha256').update(output.contents).digest('hex'),
      bytes: output.contents.byteLength,
      gzipBytes: gzipSync(output.contents).byteLength,
      imports: [...new Set(facts.imports.filter(({ external }) => external).map(({ path }) => path))].sort(),
    }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    return refused(error.errors.map(toFault))
  }
}

const refused = (faults: BundleFault[]): BundleOutcome => ({ ok: false, faults: faults.slice(0, mostFaults) })
