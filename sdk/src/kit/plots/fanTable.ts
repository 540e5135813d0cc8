import type { Column } from '../tables/Column.ts'
import { numberColumn } from '../tables/numberColumn.ts'
import type { FanPoint, FanStep } from './fanLayout.ts'

/** One row of the table behind a fan: its bounds are published ones, or those that hold 95 % of cases. */
export interface FanRow {
  /** Whose fan it is, where a table holds several. */
  of: string
  period: string
  kind: 'Measured' | 'Expected'
  value: number
  lower: number | null
  upper: number | null
}

interface NamedFan {
  title: string
  past: readonly FanPoint[]
  future: readonly FanStep[]
}

/** The table behind one fan or several; with several, a first column says whose row it is. */
export function fanTable(fans: readonly NamedFan[], what: string, format: (value: number) => string) {
  const columns: Column<FanRow>[] = [
    { id: 'of', header: what, value: ({ of }) => of },
    { id: 'period', header: 'Period', isRowHeader: true, value: ({ period }) => period },
    { id: 'kind', header: 'Kind', value: ({ kind }) => kind },
    numberColumn({ id: 'value', header: 'Value', value: ({ value }) => value, format }),
    numberColumn({ id: 'lower', header: 'Lower (95% or published)', value: ({ lower }) => lower, format }),
    numberColumn({ id: 'upper', header: 'Upper (95% or published)', value: ({ upper }) => upper, format }),
  ]
  return {
    columns: fans.length > 1 ? columns : columns.slice(1),
    rows: fans.flatMap(rowsOf),
    rowKey: ({ of, period }: FanRow): string => `${of} ${period}`,
  }
}

function rowsOf({ title, past, future }: NamedFan): FanRow[] {
  return [
    ...past.map(({ period, value, lower = null, upper = null }) => ({
      of: title,
      period,
      kind: 'Measured' as const,
      value,
      lower,
      upper,
    })),
    ...future.map(({ period, value, bands }) => {
      const { lower = null, upper = null } = bands.find(({ level }) => level === 95) ?? {}
      return { of: title, period, kind: 'Expected' as const, value, lower, upper }
    }),
  ]
}
