/** The grid as it is seen: ids and the names under which people know them. */
export interface PasteGrid {
  indicators: readonly { id: number; names: readonly string[] }[]
  locations: readonly { id: number; names: readonly string[] }[]
}

interface Place {
  indicator: number
  location: number
}

export interface Pasted {
  cells: (Place & { value: string })[]
  /** What found no place in the grid, in words. */
  leftOut: string[]
}

/**
 * Where the cells copied from a spreadsheet go. With names of indicators above and of places beside they
 * go under those names; without, they fill the grid from the cell in which they were pasted.
 */
export function placePaste(text: string, grid: PasteGrid, at: Place): Pasted {
  const rows = rowsOf(text)
  const columns = namedIn(rows[0]?.slice(1) ?? [], grid.indicators)
  const lines = namedIn(
    rows.slice(1).map(([name = '']) => name),
    grid.locations,
  )
  const isNamed = [columns, lines].every((ids) => ids.some((id) => id !== null))
  return isNamed ? byNames(rows, columns, lines) : byPosition(rows, grid, at)
}

const rowsOf = (text: string): string[][] =>
  text
    .replace(/(\r?\n)+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))

function namedIn(
  names: readonly string[],
  known: readonly { id: number; names: readonly string[] }[],
): (number | null)[] {
  const plain = (name: string): string => name.trim().toLowerCase()
  return names.map(
    (name) => known.find((one) => one.names.some((own) => plain(own) === plain(name)))?.id ?? null,
  )
}

function byNames(
  rows: readonly string[][],
  columns: readonly (number | null)[],
  lines: readonly (number | null)[],
): Pasted {
  const leftOut = [
    ...columns.flatMap((id, at) => (id === null ? [rows[0]?.[at + 1] ?? ''] : [])),
    ...lines.flatMap((id, at) => (id === null ? [rows[at + 1]?.[0] ?? ''] : [])),
  ].filter((name) => name !== '')
  const cells = lines.flatMap((location, line) =>
    columns.flatMap((indicator, column) =>
      location === null || indicator === null
        ? []
        : [{ indicator, location, value: rows[line + 1]?.[column + 1] ?? '' }],
    ),
  )
  return { cells, leftOut }
}

function byPosition(rows: readonly string[][], { indicators, locations }: PasteGrid, at: Place): Pasted {
  const firstColumn = indicators.findIndex(({ id }) => id === at.indicator)
  const firstLine = locations.findIndex(({ id }) => id === at.location)
  const leftOut: string[] = []
  const cells = rows.flatMap((row, line) =>
    row.flatMap((value, column) => {
      const indicator = indicators[firstColumn + column]
      const location = locations[firstLine + line]
      if (indicator && location) return [{ indicator: indicator.id, location: location.id, value }]
      if (value !== '') leftOut.push(value)
      return []
    }),
  )
  return { cells, leftOut }
}
