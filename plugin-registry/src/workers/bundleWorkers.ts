import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Packages that load a compiled part, or parts of themselves by name. */
const unbundled = [
  'better-sqlite3',
  'pg',
  'esbuild',
  'oxc-parser',
  'typescript',
  '@resvg/resvg-js',
  'sharp',
  'pino',
]

/**
 * Makes one file of each program and all it uses. A worker lives for one question, and loading a thousand modules took
 * it longer than most answers; of the two thousand of the server it was half of its start.
 * @param programs path of each without its ending, below `dist`, by the name of its bundle
 * @param dist absolute path, of what the compiler has emitted; the bundles stand in `dist/bundles`
 */
export async function bundleWorkers(programs: Readonly<Record<string, string>>, dist: string): Promise<void> {
  const outdir = join(dist, 'bundles')
  await build({
    entryPoints: Object.entries(programs).map(([out, path]) => ({ in: join(dist, `${path}.js`), out })),
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    logLevel: 'warning',
    external: unbundled,
    plugins: [ownPlaces(outdir)],
    // Packages that are CommonJS load Node's own modules with it.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
  })
}

/** Modules that look for files beside themselves find them from the bundle too. */
const ownPlaces = (outdir: string): Plugin => ({
  name: 'own-places',
  setup(builder) {
    builder.onLoad({ filter: /[\\/]dist[\\/].*\.js$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return undefined
      const place = relative(outdir, path).replaceAll('\\', '/')
      const code = await readFile(path, 'utf8')
      const contents = code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`)
      return { contents, resolveDir: dirname(path) }
    })
  },
})
