import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { ColumnsOrder, ColumnsReport } from './readColumnsBeside.ts'
import { readColumns } from './meanings.ts'

const { bytes, kept } = workerData as ColumnsOrder
const report = (message: ColumnsReport): void => parentPort?.postMessage(message)

try {
  const { buffer, byteOffset, byteLength } = bytes
  report({ ok: true, columns: await readColumns(Buffer.from(buffer, byteOffset, byteLength), kept) })
} catch (error) {
  if (!(error instanceof AppError)) throw error
  report({ ok: false, problem: error.toProblem() })
}
