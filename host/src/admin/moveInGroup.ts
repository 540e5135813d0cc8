interface Member {
  id: number
  group: string
}

/** The ids after one was moved by a place among those of its group; the other groups stay as they are. */
export function moveInGroup(rows: readonly Member[], id: number, by: 1 | -1): number[] {
  const ids = rows.map((row) => row.id)
  const group = rows.find((row) => row.id === id)?.group
  const members = rows.filter((row) => row.group === group).map((row) => row.id)
  const other = members[members.indexOf(id) + by]
  if (other === undefined) return ids
  return ids.map((one) => (one === id ? other : one === other ? id : one))
}
