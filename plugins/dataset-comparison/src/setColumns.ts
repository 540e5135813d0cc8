import {
  comparedColumn,
  comparedColumns,
  formatNumber,
  tellComparison,
  type Column,
  type ComparedRow,
} from '@msdat/sdk/kit'
import type { Sets } from './useSets.ts'

type Format = (value: number) => string

interface Telling {
  format: Format
  choose: (location: number) => void
}

/** The table of both cards: of each place each set, difference, ratio, and what two sets say in words. */
export function setTable(caption: string, sets: Sets, telling: Telling) {
  const rowKey = ({ place }: ComparedRow) => String(place.id)
  return { caption, columns: setColumns(sets, telling), rows: sets.rows, rowKey }
}

function setColumns({ names, differences }: Sets, { format, choose }: Telling): Column<ComparedRow>[] {
  const isTwo = names.length === 2
  const columns = comparedColumns(names, format, choose)
  const { headed, signed } = differences
  if (!isTwo)
    return [...columns, comparedColumn(headed('Range'), ({ difference }) => difference, differences.format)]
  return [
    ...columns,
    comparedColumn(headed('Difference'), ({ difference }) => difference, signed),
    comparedColumn('Difference from', ({ interval }) => interval?.[0], signed),
    comparedColumn('Difference to', ({ interval }) => interval?.[1], signed),
    comparedColumn('Ratio', ({ ratio }) => ratio, twoDigits),
    comparedColumn('Ratio from', ({ ratioInterval }) => ratioInterval?.[0], twoDigits),
    comparedColumn('Ratio to', ({ ratioInterval }) => ratioInterval?.[1], twoDigits),
    { id: 'words', header: 'In words', value: (row) => tellRow(row, names, format) },
  ]
}

const twoDigits = (value: number) => formatNumber(value, 2)

/** The sentence of a place; of one that cannot be compared, why. */
export function tellRow(
  { place, figures, interval }: ComparedRow,
  names: readonly string[],
  format: Format,
): string {
  const [first, second] = figures
  const [one = '', other = ''] = names
  if (!first || !second) {
    const lacking = [!first && one, !second && other].filter(Boolean)
    return `In ${place.name}, ${lacking.join(' and ')} ${lacking.length === 1 ? 'has' : 'have'} no figure.`
  }
  const values = [first.value, second.value] as const
  return tellComparison(place.name, { names: [one, other], values, format, interval })
}
