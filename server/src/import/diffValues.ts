/** One value, as files give it. */
export interface DataValueRow {
  indicator: number
  datasource: number
  location: number
  period: string
  value_type: number
  value: number
  citation: number | null
  note: string
}

/** A value as it stands in the database. */
export interface StoredValue extends DataValueRow {
  id: number
}

export interface ValueDiff {
  added: DataValueRow[]
  changed: { before: StoredValue; after: DataValueRow }[]
  /** In the database, no longer in the file. */
  gone: StoredValue[]
  same: number
}

/** Compares a file with what is there, by indicator, source, place, period and value type. */
export function diffValues(stored: readonly StoredValue[], given: readonly DataValueRow[]): ValueDiff {
  const unmatched = new Map(stored.map((value) => [keyOf(value), value]))
  const diff: ValueDiff = { added: [], changed: [], gone: [], same: 0 }
  for (const after of given) {
    const key = keyOf(after)
    const before = unmatched.get(key)
    unmatched.delete(key)
    if (!before) diff.added.push(after)
    else if (isSame(before, after)) diff.same += 1
    else diff.changed.push({ before, after })
  }
  diff.gone = [...unmatched.values()]
  return diff
}

function keyOf(value: DataValueRow): string {
  return `${value.indicator} ${value.datasource} ${value.location} ${value.period} ${value.value_type}`
}

function isSame(before: DataValueRow, after: DataValueRow): boolean {
  return before.value === after.value && before.citation === after.citation && before.note === after.note
}
