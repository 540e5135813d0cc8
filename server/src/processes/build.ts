import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { workers } from './workerScript.ts'

// Writes dist/workers: one file for each worker. Runs after `tsc -b server`, on what it emitted. A worker lives for one
// question, and loading a thousand modules took it longer than most answers.

const dist = new URL('../', import.meta.url)

await build({
  entryPoints: Object.entries(workers).map(([out, path]) => ({
    in: fileURLToPath(new URL(`${path}.js`, dist)),
    out,
  })),
  outdir: fileURLToPath(new URL('workers', dist)),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  charset: 'utf8',
  logLevel: 'warning',
  // The drivers of databases: one is compiled, the other loads parts of itself by name.
  external: ['better-sqlite3', 'pg'],
  // Packages that are CommonJS load Node's own modules with it.
  banner: {
    js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
  },
})
