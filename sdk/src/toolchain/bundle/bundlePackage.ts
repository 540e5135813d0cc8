import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { sharedSpecifiers } from '../../plugin/frame/sharedSpecifiers.ts'
import { isBuildFailure } from './toFault.ts'

export interface PackageModule {
  /** The whole package as one module that a reviewer can read. */
  code: string
  /** What editors read in its place: the package's own types. */
  types: string
  version: string
  license: string
}

/** Makes one module out of an npm package that is installed for `folder`; in words why not, where it cannot be. */
export async function bundlePackage(specifier: string, folder: string): Promise<PackageModule | string> {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const manifest = findManifest(name, folder)
  if (!manifest) return `${name} is not installed here. Run "npm install ${name}" first.`
  const { version = '0.0.0', license = 'not stated' } = manifest
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [specifier],
      absWorkingDir: folder,
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      charset: 'utf8',
      legalComments: 'inline',
      external: [...sharedSpecifiers],
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
      banner: {
        js: `// ${specifier} ${version}, licence ${license}. Made by "msdat-plugin vendor ${specifier}".`,
      },
    })
    const [output] = Object.values(metafile.outputs)
    const hasDefault = output?.exports.includes('default') ?? false
    const types = [
      `export * from '${specifier}'`,
      ...(hasDefault ? [`export { default } from '${specifier}'`] : []),
    ]
    return { code: outputFiles[0]?.text ?? '', types: `${types.join('\n')}\n`, version, license }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    return `${specifier} cannot be bundled for a browser: ${error.errors[0]?.text ?? 'it says not why'}`
  }
}

interface PackageFacts {
  version?: string
  license?: string
}

function findManifest(name: string, folder: string): PackageFacts | null {
  const file = join(folder, 'node_modules', name, 'package.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as PackageFacts
  return dirname(folder) === folder ? null : findManifest(name, dirname(folder))
}
