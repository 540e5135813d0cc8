import type { Kysely } from 'kysely'
import { levels } from '@msdat/sdk/contracts/levels'
import { AppError } from '@msdat/sdk/contracts/problem'
import { unitOfFactor, type Unit } from '@msdat/sdk/methods'
import { rowWithId } from '../data/pageOf.ts'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { VersionedData } from '../data/VersionedData.ts'
import type { DataTables } from '../db/DataTables.ts'

/** What every analysis is given. */
export interface AnalysisContext {
  db: Kysely<DataTables>
  data: VersionedData
  now?: () => Date
}

/** The share of probability that the bounds of a source stand for: 0.95 where it says nothing else. */
export function boundsLevelOf({ boundsLevels }: ReferenceLists, datasource: number): number {
  return (boundsLevels.get(datasource) ?? 95) / 100
}

export function currentYear(context: AnalysisContext): number {
  return (context.now?.() ?? new Date()).getUTCFullYear()
}

/** The place that all others are in, for questions that name none. */
export function nationOf({ locations }: ReferenceLists): number {
  const nation = locations.find(({ level }) => level === levels.national)
  if (nation) return nation.id
  throw new AppError('not_found', 'There is no nation on the list of places.')
}

export function unitOf(lists: ReferenceLists, indicator: number): Unit {
  const factor = rowWithId(lists.indicators, indicator, 'indicator').factor
  return unitOfFactor(rowWithId(lists.factors, factor, 'factor').display_factor)
}
