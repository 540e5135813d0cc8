import type { DataTable } from '@msdat/sdk/contracts/bridge'
import type { DataColumns } from '@msdat/sdk/contracts/data'

/** The server's columns as typed arrays, which cross into a frame without being copied item by item. */
export function toDataTable(columns: DataColumns): DataTable {
  return {
    version: columns.version,
    count: columns.count,
    id: idsOf(columns.id_steps),
    indicator: Int32Array.from(columns.indicator),
    datasource: Int32Array.from(columns.datasource),
    location: Int32Array.from(columns.location),
    periods: columns.period.values,
    period: Int32Array.from(columns.period.codes),
    valueType: Int32Array.from(columns.value_type),
    value: Float64Array.from(columns.value),
    citation: Int32Array.from(columns.citation),
  }
}

function idsOf(steps: readonly number[]): Int32Array {
  const ids = new Int32Array(steps.length)
  let id = 0
  steps.forEach((step, index) => (ids[index] = id += step))
  return ids
}
