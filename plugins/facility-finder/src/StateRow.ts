import type { HostOutput } from '@msdat/sdk'
import { nameColumn, numberColumn, type Column, type FigureTable } from '@msdat/sdk/kit'

/** A state with its facilities. */
export type StateRow = HostOutput<'facilities.states'>['states'][number] & { name: string }

const format = (value: number): string => value.toLocaleString('en')
const number = (id: string, header: string, value: (row: StateRow) => number | null) =>
  numberColumn({ id, header, value, format })

const columns: Column<StateRow>[] = [
  nameColumn('state', 'State', ({ name }) => name),
  number('total', 'Facilities', ({ total }) => total),
  number('posts', 'Health posts', ({ levels }) => levels[0] ?? null),
  number('centres', 'Health centres', ({ levels }) => levels[1] ?? null),
  number('hospitals', 'Hospitals', ({ levels }) => levels[2] ?? null),
  number('tertiary', 'Tertiary', ({ levels }) => levels[3] ?? null),
  number('unstated', 'Level not stated', ({ level_not_stated }) => level_not_stated),
  number('population', 'Population', ({ population }) => population?.value ?? null),
  number('density', 'Per 100,000 people', ({ per_100000 }) => per_100000),
]

export const stateTable = (caption: string, rows: readonly StateRow[]): FigureTable<StateRow> => {
  return { caption, columns, rows, rowKey: ({ location }) => String(location) }
}
