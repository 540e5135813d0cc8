import { workerData } from 'node:worker_threads'
import { answerOnThread } from '../../threads/answerOnThread.ts'
import { readColumns } from './meanings.ts'
import type { ColumnsOrder } from './readColumnsBeside.ts'

const { bytes, kept } = workerData as ColumnsOrder
const { buffer, byteOffset, byteLength } = bytes
await answerOnThread(() => readColumns(Buffer.from(buffer, byteOffset, byteLength), kept))
