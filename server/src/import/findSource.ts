import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataSource } from '@msdat/sdk/contracts/reference'
import { CellFault } from './CellFault.ts'
import { NameIndex } from './columns/NameIndex.ts'

/** The data source of a whole file, by its id or name as somebody wrote it. */
export function findSource(
  sources: readonly Pick<DataSource, 'id' | 'datasource' | 'full_name'>[],
  text: string,
): number {
  const rows = sources.map(({ id, datasource, full_name }) => ({ id, names: [datasource, full_name] }))
  const found = new NameIndex('data source', rows).find(text)
  if (!(found instanceof CellFault)) return found
  throw new AppError('invalid_input', `${found.problem} ${found.remedy}`, { source: [found.problem] })
}
