import { parentPort, workerData } from 'node:worker_threads'
import { findingsOf } from './buildLocal.ts'

// On a thread of its own: the compiler is waited for, and a build must not wait for it.
parentPort?.postMessage(await findingsOf(workerData as Map<string, Uint8Array>, 'with types'))
