import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild'
import { sharedSpecifiers } from './sharedSpecifiers.ts'

// Writes dist/plugin/frame: one ES module for each shared specifier, the parts they share, what can be imported from each,
// and the frame's shell.
// Runs after `tsc -b sdk`, on what it emitted. The same sources give the same bytes.

/** What the runtime is imported as; plugins cannot import it, since the bundler does not know the name. */
const runtimeSpecifier = '@msdat/sdk/runtime'

const folder = dirname(fileURLToPath(import.meta.url))
const dist = join(folder, '..', '..')
const packageRoot = join(dist, '..')

/** Specifiers of packages that are CommonJS: their names are exported one by one. */
const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

const ownEntries: Record<string, string> = {
  '@msdat/sdk': 'index.js',
  [runtimeSpecifier]: 'plugin/startPlugin.js',
  '@msdat/sdk/kit': 'kit/index.js',
  '@msdat/sdk/kit/atlas': 'kit/atlas.js',
  '@msdat/sdk/kit/charts': 'kit/charts.js',
  '@msdat/sdk/kit/maps': 'kit/maps.js',
  '@msdat/sdk/kit/plots': 'kit/plots.js',
  '@msdat/sdk/methods': 'methods/index.js',
}

interface ModuleFacts {
  specifier: string
  digest: string
  bytes: number
  imports: string[]
  file: string
}

const shared = { minify: true, target: 'es2022', charset: 'utf8', legalComments: 'none' } as const

async function buildModules(): Promise<{ modules: ModuleFacts[]; exported: Record<string, string[]> }> {
  checkEntriesExist()
  const specifiers = [...packages, ...Object.keys(ownEntries)]
  const { outputFiles, metafile } = await build({
    ...shared,
    absWorkingDir: packageRoot,
    entryPoints: specifiers.map((specifier) => ({ in: `shared:${specifier}`, out: fileNameOf(specifier) })),
    outdir: join(folder, 'modules'),
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sharedEntries],
  })
  const specifierOfFile = new Map([
    ...outputFiles.map(({ path }) => [basename(path), `@msdat/sdk/${basename(path, '.js')}`] as const),
    ...specifiers.map((specifier) => [`${fileNameOf(specifier)}.js`, specifier] as const),
  ])
  const made = outputFiles.map((output) => finish(output, metafile, specifierOfFile))
  await Promise.all(made.map(({ facts, code }) => writeFile(join(folder, 'modules', facts.file), code)))
  const modules = made.map(({ facts }) => facts).sort((a, b) => (a.specifier < b.specifier ? -1 : 1))
  const exported = sharedSpecifiers.map(
    (specifier) => [specifier, outputOf(metafile, `${fileNameOf(specifier)}.js`).exports] as const,
  )
  return { modules, exported: Object.fromEntries(exported) }
}

function outputOf({ outputs }: Metafile, file: string): Metafile['outputs'][string] {
  const found = Object.entries(outputs).find(([path]) => basename(path) === file)
  if (!found) throw new Error(`The bundler did not write ${file}.`)
  return found[1]
}

/** Entry points with colons; for a CommonJS package a module that exports its names one by one. */
const sharedEntries: Plugin = {
  name: 'shared-entries',
  setup(builder) {
    builder.onResolve({ filter: /^shared:/ }, ({ path }) => {
      const specifier = path.slice('shared:'.length)
      const own = ownEntries[specifier]
      return own ? { path: join(dist, own) } : { path: specifier, namespace: 'package' }
    })
    // The sdk's own modules may name one another as plugins do; all must meet in the same file.
    builder.onResolve({ filter: /^@msdat\/sdk(\/|$)/ }, ({ path }) => {
      const own = ownEntries[path]
      return own ? { path: join(dist, own) } : undefined
    })
    builder.onLoad({ filter: /.*/, namespace: 'package' }, ({ path }) => ({
      contents: namedExports(path),
      resolveDir: packageRoot,
    }))
  },
}

function namedExports(specifier: string): string {
  const exported = createRequire(import.meta.url)(specifier) as object
  const names = Object.keys(exported).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default')
  return [
    `import whole from ${JSON.stringify(specifier)}`,
    'export default whole',
    ...names.map((name) => `export const ${name} = whole.${name}`),
  ].join('\n')
}

/** Parts import each other by path, which means nothing in a frame: they get specifiers as well. */
function finish(
  output: OutputFile,
  metafile: Metafile,
  specifierOfFile: ReadonlyMap<string, string>,
): { facts: ModuleFacts; code: string } {
  const file = basename(output.path)
  let code = output.text
  const imports = new Set<string>()
  for (const { path } of outputOf(metafile, file).imports) {
    const specifier = specifierOfFile.get(basename(path))
    if (!specifier) throw new Error(`${file} imports ${path}, which is no shared module.`)
    imports.add(specifier)
    code = code.replaceAll(`"./${basename(path)}"`, JSON.stringify(specifier))
  }
  const bytes = Buffer.from(code)
  const facts = {
    specifier: specifierOfFile.get(file) ?? file,
    digest: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    imports: [...imports].sort(),
    file,
  }
  return { facts, code }
}

/** The shell brings the gate along as text, since a frame can load nothing. */
async function buildShell(): Promise<number> {
  const gate = await buildScript('gate.js')
  const code = await buildScript('shell.js', { gateScript: JSON.stringify(gate) })
  await writeFile(join(folder, 'shell.min.js'), code)
  return Buffer.byteLength(code)
}

async function buildScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    ...shared,
    define,
    entryPoints: [join(folder, entry)],
    bundle: true,
    write: false,
    format: 'iife',
  })
  return outputFiles[0]?.text ?? ''
}

function checkEntriesExist(): void {
  const missing = Object.entries(ownEntries).filter(([, file]) => !existsSync(join(dist, file)))
  if (missing.length === 0) return
  const names = missing.map(([specifier, file]) => `${specifier} (dist/${file})`).join(', ')
  throw new Error(`Shared modules without an emitted file: ${names}. Run "tsc -b sdk" first.`)
}

function fileNameOf(specifier: string): string {
  return specifier.replace(/^@/, '').replaceAll('/', '.')
}

process.env['NODE_ENV'] = 'production'
await rm(join(folder, 'modules'), { recursive: true, force: true })
await mkdir(join(folder, 'modules'), { recursive: true })
const { modules, exported } = await buildModules()
await writeFile(join(folder, 'modules.json'), `${JSON.stringify(modules, null, 2)}\n`)
await writeFile(join(folder, 'exports.json'), `${JSON.stringify(exported, null, 2)}\n`)
const shellBytes = await buildShell()
for (const { specifier, bytes } of modules)
  process.stdout.write(`${String(bytes).padStart(8)} B  ${specifier}\n`)
process.stdout.write(`${String(shellBytes).padStart(8)} B  shell\n`)
