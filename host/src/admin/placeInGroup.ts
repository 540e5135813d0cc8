interface Member {
  id: number
  group: string
}

/** The ids after one has taken the place of another of its group; those between them move up by one. */
export function placeInGroup(rows: readonly Member[], id: number, target: number): number[] {
  const ids = rows.map((row) => row.id)
  const group = rows.find((row) => row.id === id)?.group
  const members = rows.filter((row) => row.group === group).map((row) => row.id)
  const to = members.indexOf(target)
  if (to < 0) return ids
  const moved = members.filter((one) => one !== id).toSpliced(to, 0, id)
  return rows.map((row) => (row.group === group ? (moved.shift() ?? row.id) : row.id))
}
