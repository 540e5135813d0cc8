import type { Kysely } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import { unitOfFactor, type Unit } from '@msdat/sdk/methods'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { VersionedData } from '../data/VersionedData.ts'
import type { DataTables } from '../db/DataTables.ts'

/** What every analysis is given. */
export interface AnalysisContext {
  db: Kysely<DataTables>
  data: VersionedData
  now?: () => Date
}

export const nationalLocation = 1
export const stateLevel = 3
/** Total population: its state values are the weights of means over states. */
export const populationIndicator = 9100

/** UN IGME, WHO-GHO mortality and UW publish 90 % intervals; all others 95 %. */
const ninetyPercentSources: readonly number[] = [9, 26, 102]

export function boundsLevelOf(datasource: number): number {
  return ninetyPercentSources.includes(datasource) ? 0.9 : 0.95
}

export function currentYear(context: AnalysisContext): number {
  return (context.now?.() ?? new Date()).getUTCFullYear()
}

/** The row with the id, or a `not_found` that names it. */
export function rowOf<Row extends { id: number }>(rows: readonly Row[], id: number, what: string): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new AppError('not_found', `There is no ${what} ${id}.`)
  return row
}

export function unitOf(lists: ReferenceLists, indicator: number): Unit {
  const factor = rowOf(lists.indicators, indicator, 'indicator').factor
  return unitOfFactor(rowOf(lists.factors, factor, 'factor').display_factor)
}
