import type { SetFinding } from './SetFinding.ts'
import type { Table } from './readTable.ts'

/** Ids in `column` that are on no list: one finding each. An empty cell names nothing and is fine. */
export function checkIds<Row, Column extends keyof Row & string>(
  table: Table<Row>,
  column: Column,
  known: { ids: ReadonlySet<number>; called: string },
): SetFinding[] {
  return table.rows.flatMap(({ line, row }) => {
    const named: unknown[] = [row[column]].flat()
    const unknown = named.filter((value) => value !== null && !known.ids.has(Number(value)))
    return unknown.map((value) => ({
      file: table.file,
      line,
      column,
      value: String(value),
      problem: `There is no ${known.called} with this id.`,
      remedy: `Use the id of a ${known.called} that is on the list, or add it there first.`,
    }))
  })
}

/** Rows that say again what an earlier row says: one finding each, with the line of the first. */
export function checkUnique<Row>(table: Table<Row>, columns: readonly (keyof Row & string)[]): SetFinding[] {
  const first = new Map<string, number>()
  return table.rows.flatMap(({ line, row }) => {
    const key = columns.map((column) => String(row[column])).join(' ')
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, line)
      return []
    }
    return {
      file: table.file,
      line,
      column: columns.join('+'),
      value: key,
      problem: `Line ${earlier} already has this ${columns.join(', ')}.`,
      remedy: 'Keep one of the two rows.',
    }
  })
}

export function idsOf<Row extends { id: number }>(table: Table<Row>): ReadonlySet<number> {
  return new Set([...table.rows.map(({ row }) => row.id), ...table.brokenRows.flatMap((row) => row.id ?? [])])
}
