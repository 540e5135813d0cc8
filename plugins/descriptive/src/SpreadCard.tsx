import {
  aboutSubject,
  ChartCard,
  citationsOf,
  formatPeriod,
  formatsOf,
  levels,
  markPlaces,
  nameColumn,
  numberColumn,
  useFigures,
} from '@msdat/sdk/kit'
import { BoxPlot, Histogram, StripPlot } from '@msdat/sdk/kit/plots'
import { boxSummaries, boxSummary } from '@msdat/sdk/methods'
import type { DescribedProps } from './SummaryPanel.tsx'
import { betweenText, statesOf, type State } from './tellStates.ts'

const allStates = 'All states'

/** How the states spread: counted in classes, or by zone as dots and boxes. */
export function SpreadCard({ subject, found }: DescribedProps) {
  const { indicator, selection, source, factor, catalog } = subject
  const query = { indicators: [indicator.id], datasources: [source.id], levels: [levels.state] }
  const { figures } = useFigures({ ...query, periods: [selection.period] }, catalog)
  const { format, formatTick } = formatsOf(factor)
  const states = statesOf(found, catalog)
  const values = states.flatMap(({ value }) => value ?? [])
  const all = boxSummary(states)
  const name = `${indicator.short_name}: spread of the states`
  const summary = all
    ? `Half of ${all.n} states lie between ${format(all.lowerQuartile)} and ${format(all.upperQuartile)}; the median is ${format(all.median)}.`
    : ''
  const drawn = { name, summary, format, formatTick }
  const marks = markPlaces(subject)
  const out = states.filter(({ id }) => id === marks.selected || marks.marked.includes(id))
  const known = out.flatMap(({ label, group, value }) => (value === null ? [] : { label, group, value }))
  const between = betweenText(found)
  return (
    <ChartCard
      {...aboutSubject(subject)}
      title={name}
      place="States of Nigeria"
      period={formatPeriod(selection.period)}
      sources={[source]}
      count={{ have: values.length, expected: states.length, of: 'states' }}
      notes={between ? [between] : []}
      settings={{ view: 'spread', sort: 'spreadSort' }}
      views={[
        {
          id: 'histogram',
          label: 'Histogram',
          render: (height) => (
            <Histogram
              {...drawn}
              {...{ values, height }}
              title={indicator.short_name}
              countTitle="States"
              marked={known}
            />
          ),
        },
        {
          id: 'strip',
          label: 'Dots by zone',
          render: () => <StripPlot {...drawn} marked={out.map(({ id }) => id)} data={states} />,
        },
        {
          id: 'box',
          label: 'Boxes',
          render: () => (
            <BoxPlot
              {...drawn}
              data={boxSummaries(states, allStates)}
              marked={[...known.map((one) => ({ ...one, group: allStates })), ...known]}
            />
          ),
        },
      ]}
      table={{
        caption: name,
        columns: [
          nameColumn<State>('state', 'State', (row) => row.name),
          { id: 'zone', header: 'Zone', value: ({ group }) => group },
          numberColumn<State>({ id: 'value', header: 'Value', value: ({ value }) => value, format }),
        ],
        rows: states,
        rowKey: ({ id }) => id,
      }}
      selectedRow={marks.rows}
      citations={citationsOf(figures)}
      height={320}
    />
  )
}
