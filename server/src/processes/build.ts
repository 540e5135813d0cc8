import { fileURLToPath } from 'node:url'
import { bundleWorkers } from '@msdat/plugin-registry/bundleWorkers'
import { workers } from './workerScript.ts'

// Runs after `tsc -b server`.
await bundleWorkers({ ...workers, server: 'main' }, fileURLToPath(new URL('../', import.meta.url)))
