import { formatValue, placeColumn, type Column } from '@msdat/sdk/kit'
import type { PlaceRow } from './compareSets.ts'
import { interpret } from './interpret.ts'
import type { Sets } from './useSets.ts'

interface Telling {
  format: (value: number) => string
  choose: (location: number) => void
}

/** The columns of both tables: each set, difference, ratio, and what two sets say in words. */
export function setColumns({ names, sets }: Sets, { format, choose }: Telling): Column<PlaceRow>[] {
  const isTwo = sets.length === 2
  return [
    placeColumn(({ place }) => place, choose),
    ...names.map((name, at) => numberColumn(name, ({ figures }) => figures[at]?.value ?? null, format)),
    numberColumn(
      isTwo ? 'Difference, points' : 'Range, points',
      ({ difference }) => difference,
      isTwo ? signed : formatValue,
    ),
    ...(isTwo
      ? [
          numberColumn('Difference from', ({ interval }) => interval?.[0] ?? null, signed),
          numberColumn('Difference to', ({ interval }) => interval?.[1] ?? null, signed),
          numberColumn('Ratio', ({ ratio }) => ratio, twoDigits),
          numberColumn('Ratio from', ({ ratioInterval }) => ratioInterval?.[0] ?? null, twoDigits),
          numberColumn('Ratio to', ({ ratioInterval }) => ratioInterval?.[1] ?? null, twoDigits),
          {
            id: 'words',
            header: 'In words',
            value: (row: PlaceRow) => tellRow(row, names, format),
          },
        ]
      : []),
  ]
}

function numberColumn(
  header: string,
  value: (row: PlaceRow) => number | null,
  format: (value: number) => string,
): Column<PlaceRow> {
  const render = (row: PlaceRow) => {
    const number = value(row)
    return number === null ? '–' : format(number)
  }
  return { id: header, header, isNumber: true, value, render }
}

const twoDigits = (value: number) => value.toFixed(2)

/** "+4.0": which way a difference goes is never left to be guessed. */
export function signed(value: number): string {
  const text = formatValue(Math.abs(value))
  return text === '0.0' ? text : `${value > 0 ? '+' : '−'}${text}`
}

/** The sentence of a place; of one that cannot be compared, why. */
export function tellRow(
  { place, figures, interval }: PlaceRow,
  names: readonly string[],
  format: (value: number) => string,
): string {
  const [first, second] = figures
  const [one = '', other = ''] = names
  if (!first || !second) {
    const lacking = [!first && one, !second && other].filter(Boolean)
    return `In ${place.name}, ${lacking.join(' and ')} ${lacking.length === 1 ? 'has' : 'have'} no figure.`
  }
  return interpret(place.name, { names: [one, other], values: [first.value, second.value], format, interval })
}
