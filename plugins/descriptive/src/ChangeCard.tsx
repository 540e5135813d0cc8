import type { Async } from '@msdat/sdk'
import {
  ChartCard,
  formatPeriod,
  formatTick,
  formatValue,
  numberColumn,
  standIn,
  unitText,
  valueOf,
  type Column,
  markPlaces,
} from '@msdat/sdk/kit'
import { Dumbbell } from '@msdat/sdk/kit/plots'
import type { DescribedProps } from './SummaryPanel.tsx'
import { statesOf, tellChange, type Found } from './tellStates.ts'

interface ChangeCardProps extends DescribedProps {
  other: string
  before: Async<Found>
}

interface Row {
  id: string
  label: string
  values: [number | null, number | null]
}

/** Each state in two periods of one source. */
export function ChangeCard({ subject, found, other, before }: ChangeCardProps) {
  const { indicator, selection, source, factor, catalog } = subject
  const format = (value: number) => formatValue(value, factor)
  const states = statesOf(found, catalog.locations)
  const was = new Map(valueOf(before)?.values.map(({ location, value }) => [String(location), value]))
  const isForward = other < selection.period
  const periods = isForward ? [other, selection.period] : [selection.period, other]
  const rows = states.map(({ id, name, value }): Row => {
    const [then, now] = [was.get(id) ?? null, value]
    return { id, label: name, values: isForward ? [then, now] : [now, then] }
  })
  const first = new Map(rows.map(({ id, values }) => [id, values[0]]))
  const later = states.map((one, at) => ({ ...one, value: rows[at]?.values[1] ?? null }))
  const summary = tellChange(later, first, format)
  const name = `${indicator.short_name}: ${periods.map(formatPeriod).join(' and ')}`
  const { selected, marked, rows: chosen } = markPlaces(subject)
  const both = rows.filter(({ values }) => values.every((value) => value !== null))
  return (
    <ChartCard
      title={name}
      indicator={indicator.short_name}
      place="States of Nigeria"
      period={periods.map(formatPeriod).join(' and ')}
      unit={unitText(factor)}
      sources={[source]}
      count={{ have: both.length, expected: rows.length, of: 'states' }}
      notes={[summary]}
      settings={{ view: 'change', sort: 'changeSort' }}
      views={[
        {
          id: 'dumbbell',
          label: 'Dumbbell',
          render: () => (
            <Dumbbell
              {...{ name, summary, format }}
              formatTick={(value) => formatTick(value, factor)}
              {...{ selected, marked }}
              sets={periods.map(formatPeriod)}
              data={rows.filter(({ values }) => values.some((value) => value !== null))}
            />
          ),
        },
      ]}
      table={{ caption: name, columns: columnsOf(periods, format), rows, rowKey: ({ id }) => id }}
      selectedRow={chosen}
      citations={[]}
      instead={standIn([before], 400) ?? undefined}
    />
  )
}

function columnsOf(
  [first = '', second = '']: readonly string[],
  format: (value: number) => string,
): Column<Row>[] {
  return [
    { id: 'state', header: 'State', isRowHeader: true, value: ({ label }) => label },
    numberColumn({ id: 'first', header: formatPeriod(first), value: ({ values }) => values[0], format }),
    numberColumn({ id: 'second', header: formatPeriod(second), value: ({ values }) => values[1], format }),
    numberColumn({
      id: 'change',
      header: 'Change',
      value: ({ values: [a, b] }) => (a === null || b === null ? null : b - a),
      format,
    }),
  ]
}
