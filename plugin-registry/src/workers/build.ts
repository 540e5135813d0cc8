import { fileURLToPath } from 'node:url'
import { bundleWorkers } from './bundleWorkers.ts'

// Runs after `tsc -b plugin-registry`.
await bundleWorkers(
  { check: 'workers/checkWorker', build: 'workers/buildWorker' },
  fileURLToPath(new URL('../', import.meta.url)),
)
