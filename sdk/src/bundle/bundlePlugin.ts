import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  build,
  type BuildFailure,
  type BuildOptions,
  type ImportKind,
  type Loader,
  type Message,
  type Plugin,
} from 'esbuild'
import { sharedExports } from '../frame/assets.ts'
import { sharedSpecifiers } from '../frame/sharedSpecifiers.ts'
import { resolveInside } from './resolveInside.ts'

/** Something that keeps a plugin from being built, said to its author. */
export interface BundleFault {
  file: string | null
  line: number | null
  detail: string
  remedy: string
}

export type BundleOutcome =
  | { ok: true; code: string; digest: string; bytes: number; gzipBytes: number; imports: string[] }
  | { ok: false; faults: BundleFault[] }

const mostFaults = 20
const namespace = 'plugin'
const sharedNamespace = 'shared'
const shared = new Set<string>(sharedSpecifiers)

const loaders: Record<string, Loader> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.js': 'jsx',
  '.jsx': 'jsx',
  '.json': 'json',
  '.geojson': 'json',
  '.svg': 'dataurl',
  '.png': 'dataurl',
  '.jpg': 'dataurl',
  '.jpeg': 'dataurl',
  '.gif': 'dataurl',
  '.webp': 'dataurl',
  '.woff2': 'dataurl',
  '.csv': 'text',
  '.txt': 'text',
  '.md': 'text',
}

// A bundle may have 300 kB compressed; what is imported past this could only be meant to exhaust the bundler.
const importedBytes = 4 * 1024 * 1024

const settings = {
  bundle: true,
  write: false,
  metafile: true,
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
  const exported = await sharedExports()
  try {
    const entryPoints = [entry]
    await build({ ...settings, entryPoints, plugins: [namesOfShared(exported), onlyFrom(files)] })
    const result = await build({ ...settings, entryPoints, plugins: [onlyFrom(files)] })
    const [output] = result.outputFiles
    const [facts] = Object.values(result.metafile.outputs)
    if (!output || !facts) throw new Error('The bundler wrote nothing.')
    const faults = await missingNames(output.text, exported)
    if (faults.length > 0) return { ok: false, faults: faults.slice(0, mostFaults) }
    return {
      ok: true,
      code: output.text,
      digest: createHash('sha256').update(output.contents).digest('hex'),
      bytes: output.contents.byteLength,
      gzipBytes: gzipSync(output.contents).byteLength,
      imports: [...new Set(facts.imports.filter(({ external }) => external).map(({ path }) => path))].sort(),
    }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    return {
      ok: false,
      faults: error.errors.slice(0, mostFaults).map((message) => toFault(message, exported)),
    }
  }
}

/**
 * Puts the lists of what they export in place of the shared modules: a name that they do not have is then a fault
 * with its line, and not found out at the visitor, where the frame would not start. What is bundled so is for nothing
 * else, since it imports every name of the lists.
 */
function namesOfShared(exported: Readonly<Record<string, string[]>>): Plugin {
  return {
    name: 'names-of-shared-modules',
    setup(builder) {
      builder.onResolve({ filter: /.*/ }, ({ path, kind, namespace: from }) => {
        if (!shared.has(path) || isRequire(kind)) return undefined
        return from === sharedNamespace ? { path, external: true } : { path, namespace: sharedNamespace }
      })
      builder.onLoad({ filter: /.*/, namespace: sharedNamespace }, ({ path }) => ({
        contents: `export { ${exported[path]?.join(', ') ?? ''} } from ${JSON.stringify(path)}`,
      }))
    },
  }
}

/** An address put together from pieces is whole in the code of the bundle, and could name a file of the machine. */
const nothingElse: Plugin = {
  name: 'nothing-else',
  setup: (builder) => builder.onResolve({ filter: /.*/ }, ({ path }) => ({ path, external: true })),
}

/**
 * What a TypeScript file only hands on is taken for a type where the shared module does not have it, and nothing is
 * said. In the code of the bundle there are no types left, so the name is found, and only its place is not known.
 */
async function missingNames(
  code: string,
  exported: Readonly<Record<string, string[]>>,
): Promise<BundleFault[]> {
  try {
    const plugins = [namesOfShared(exported), nothingElse]
    await build({ ...settings, stdin: { contents: code }, plugins })
    return []
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const faults = error.errors.map((message) => toFault({ ...message, location: null }, exported))
    return [...new Map(faults.map((fault) => [fault.detail, fault])).values()]
  }
}

function onlyFrom(files: ReadonlyMap<string, Uint8Array>): Plugin {
  return {
    name: 'only-files-of-the-plugin',
    setup(builder) {
      let imported = 0
      builder.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return { path, namespace }
        if (shared.has(path)) return isRequire(kind) ? { errors: [noRequire] } : { path, external: true }
        const isRelative = path.startsWith('./') || path.startsWith('../') || path === '.' || path === '..'
        const inside = isRelative ? resolveInside(files, importer, path) : null
        return inside === null ? { errors: [refusal(path, isRelative)] } : { path: inside, namespace }
      })
      builder.onLoad({ filter: /.*/, namespace: 'plugin' }, ({ path }) => {
        const contents = files.get(path)
        const extension = posix.extname(path).toLowerCase()
        imported += contents?.byteLength ?? 0
        if (imported > importedBytes) return { errors: [tooMuch] }
        if (contents && extension === '.css') return { contents: styleModule(contents), loader: 'js' }
        const loader = loaders[extension]
        if (contents && loader) return { contents, loader }
        return {
          errors: [
            {
              text: `${path} cannot be imported.`,
              detail: 'Import TypeScript, JavaScript, JSON, CSS, pictures, fonts or text.',
            },
          ],
        }
      })
    },
  }
}

// In a bundle it would be a function that throws. Files of the plugin are put in its place, shared modules are not.
const isRequire = (kind: ImportKind): boolean => kind === 'require-call'

const noRequire = {
  text: 'Use import: frames have no require.',
  detail: "Write import react from 'react' in place of const react = require('react').",
}

const tooMuch = {
  text: `The plugin imports more than ${importedBytes / 1024 / 1024} MB of files.`,
  detail: 'Ask the host for data in place of packing it.',
}

/** A style sheet becomes an element of the frame's own page when it is imported. */
function styleModule(css: Uint8Array): string {
  const text = JSON.stringify(Buffer.from(css).toString('utf8'))
  return `const style = document.createElement('style'); style.textContent = ${text}; document.head.append(style)`
}

function refusal(path: string, isRelative: boolean): { text: string; detail: string } {
  if (isRelative)
    return {
      text: `There is no file "${path}" in the plugin.`,
      detail: 'Add the file, or correct the path; upper and lower case must agree.',
    }
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(path)) {
    return {
      text: `"${path}" is an address.`,
      detail: 'Code from elsewhere cannot be reviewed: put it in the plugin as a source file.',
    }
  }
  return {
    text: `"${path}" is not a shared module.`,
    detail: `Import one of ${[...shared].join(', ')}, or put the source of the package in the plugin.`,
  }
}

const missingName = /^No matching export in "shared:(.+)" for import "(.+)"$/

function toFault(
  { text, location, detail }: Message,
  exported: Readonly<Record<string, string[]>>,
): BundleFault {
  const [, specifier, name] = missingName.exec(text) ?? []
  if (specifier && name) {
    return {
      ...placeOf(location),
      detail: `"${specifier}" does not export "${name}".`,
      remedy: `Import one of: ${exported[specifier]?.filter((one) => !one.startsWith('_')).join(', ')}.`,
    }
  }
  return {
    ...placeOf(location),
    detail: text,
    remedy: typeof detail === 'string' ? detail : 'Correct the source.',
  }
}

const placeOf = (location: Message['location']): Pick<BundleFault, 'file' | 'line'> => ({
  file: location?.file.replace(/^plugin:/, '') ?? null,
  line: location?.line ?? null,
})

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}
