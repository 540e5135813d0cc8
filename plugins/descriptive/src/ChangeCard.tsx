import type { Async } from '@msdat/sdk'
import {
  aboutSubject,
  ChartCard,
  formatPeriod,
  formatsOf,
  markPlaces,
  nameColumn,
  numberColumn,
  standIn,
  useCitationsIn,
  valueOf,
  type Column,
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
  const { format, formatTick } = formatsOf(factor)
  const was = new Map(valueOf(before)?.values.map(({ location, value }) => [String(location), value]))
  const isForward = other < selection.period
  const periods = isForward ? [other, selection.period] : [selection.period, other]
  const rows = statesOf(found, catalog).map(({ id, label, value: is }): Row => {
    const then = was.get(id) ?? null
    return { id, label, values: isForward ? [then, is] : [is, then] }
  })
  const summary = tellChange(rows, format)
  const name = `${indicator.short_name}: ${periods.map(formatPeriod).join(' and ')}`
  const { selected, marked, rows: chosen } = markPlaces(subject)
  const both = rows.filter(({ values }) => values.every((value) => value !== null))
  return (
    <ChartCard
      {...aboutSubject(subject)}
      title={name}
      place="States of Nigeria"
      period={periods.map(formatPeriod).join(' and ')}
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
              {...{ name, summary, format, formatTick, selected, marked }}
              sets={periods.map(formatPeriod)}
              data={rows.filter(({ values }) => values.some((value) => value !== null))}
            />
          ),
        },
      ]}
      table={{ caption: name, columns: columnsOf(periods, format), rows, rowKey: ({ id }) => id }}
      selectedRow={chosen}
      citations={useCitationsIn({ indicators: [indicator.id], datasources: [source.id], periods })}
      instead={standIn([before], 400) ?? undefined}
    />
  )
}

function columnsOf(
  [first = '', second = '']: readonly string[],
  format: (value: number) => string,
): Column<Row>[] {
  return [
    nameColumn('state', 'State', ({ label }) => label),
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
