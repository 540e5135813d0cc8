import { withTransfer } from '@msdat/sdk/plugin/bridge/penpal'
import type { DataTable, Reply } from '@msdat/sdk/contracts/bridge'

/**
 * A table is kept for the next frame that asks the same, and a column that is handed over is gone. So each frame
 * gets columns of its own, copied once here and not once more on the way.
 */
export function handOver(name: unknown, reply: Reply<unknown>): Reply<unknown> {
  if (name !== 'data.query' || !reply.ok) return reply
  const table = ownColumns(reply.value as DataTable)
  const { id, indicator, datasource, location, period, valueType, value, citation } = table
  const columns = [id, indicator, datasource, location, period, valueType, value, citation]
  const buffers = columns.map(({ buffer }) => buffer as ArrayBuffer)
  return withTransfer({ ok: true, value: table }, buffers)
}

function ownColumns(table: DataTable): DataTable {
  return {
    ...table,
    id: table.id.slice(),
    indicator: table.indicator.slice(),
    datasource: table.datasource.slice(),
    location: table.location.slice(),
    period: table.period.slice(),
    valueType: table.valueType.slice(),
    value: table.value.slice(),
    citation: table.citation.slice(),
  }
}
