import type { DataTable } from '@msdat/sdk'
import { valueTypes } from '../../contracts/valueTypes.ts'

export interface Parts {
  datasource: number
  period: string
  numerator: number | null
  denominator: number | null
}

/** Numerator and denominator of each source, in the newest period for which it has either. */
export function findParts(table: DataTable): Parts[] {
  const newest = new Map<number, Parts>()
  for (let row = 0; row < table.count; row++) {
    const period = table.periods[table.period[row] ?? -1]
    const datasource = table.datasource[row]
    const value = table.value[row]
    if (period === undefined || datasource === undefined || value === undefined) continue
    let parts = newest.get(datasource)
    if (!parts || parts.period < period) {
      parts = { datasource, period, numerator: null, denominator: null }
      newest.set(datasource, parts)
    }
    if (parts.period !== period) continue
    if (table.valueType[row] === valueTypes.numerator) parts.numerator = value
    if (table.valueType[row] === valueTypes.denominator) parts.denominator = value
  }
  return [...newest.values()]
}
