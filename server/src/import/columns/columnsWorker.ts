import { takeOrder } from '../../processes/takeOrder.ts'
import { readColumns } from './meanings.ts'
import type { ColumnsOrder } from './readColumnsBeside.ts'

const { order, answer } = await takeOrder<ColumnsOrder>()
const { buffer, byteOffset, byteLength } = order.bytes
await answer(() => readColumns(Buffer.from(buffer, byteOffset, byteLength), order.kept))
