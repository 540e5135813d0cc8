import { useData } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  formatPeriod,
  formatTick,
  formatValue,
  levels,
  numberColumn,
  readFigures,
  unitText,
  valueOf,
  markPlaces,
} from '@msdat/sdk/kit'
import { BoxPlot, Histogram, StripPlot } from '@msdat/sdk/kit/plots'
import { boxSummary } from '@msdat/sdk/methods'
import type { DescribedProps } from './SummaryPanel.tsx'
import { betweenText, statesOf, type State } from './tellStates.ts'

/** How the states spread: counted in classes, or by zone as dots and boxes. */
export function SpreadCard({ subject, found }: DescribedProps) {
  const { indicator, selection, source, factor, catalog } = subject
  const answer = useData({
    indicators: [indicator.id],
    datasources: [source.id],
    levels: [levels.state],
    periods: [selection.period],
  })
  const table = valueOf(answer)
  const format = (value: number) => formatValue(value, factor)
  const states = statesOf(found, catalog.locations)
  const values = states.flatMap(({ value }) => value ?? [])
  const all = boxSummary(states)
  const name = `${indicator.short_name}: spread of the states`
  const summary = all
    ? `Half of ${all.n} states lie between ${format(all.lowerQuartile)} and ${format(all.upperQuartile)}; the median is ${format(all.median)}.`
    : ''
  const drawn = { name, summary, format, formatTick: (value: number) => formatTick(value, factor) }
  const marks = markPlaces(subject)
  const out = states.filter(({ id }) => id === marks.selected || marks.marked.includes(id))
  const known = out.flatMap(({ name, zone, value }) => (value === null ? [] : { label: name, zone, value }))
  const between = betweenText(found)
  return (
    <ChartCard
      title={name}
      indicator={indicator.short_name}
      place="States of Nigeria"
      period={formatPeriod(selection.period)}
      unit={unitText(factor)}
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
          render: () => (
            <StripPlot
              {...drawn}
              marked={out.map(({ id }) => id)}
              data={states.map(({ name, zone, ...one }) => ({ ...one, label: name, group: zone }))}
            />
          ),
        },
        {
          id: 'box',
          label: 'Boxes',
          render: () => (
            <BoxPlot
              {...drawn}
              data={boxesOf(states)}
              marked={known.flatMap(({ zone, ...one }) =>
                [allStates, zone].map((group) => ({ ...one, group })),
              )}
            />
          ),
        },
      ]}
      table={{
        caption: name,
        columns: [
          { id: 'state', header: 'State', isRowHeader: true, value: (row: State) => row.name },
          { id: 'zone', header: 'Zone', value: ({ zone }) => zone },
          numberColumn<State>({ id: 'value', header: 'Value', value: ({ value }) => value, format }),
        ],
        rows: states,
        rowKey: ({ id }) => id,
      }}
      selectedRow={marks.rows}
      citations={table ? citationsOf(readFigures(table, [source])) : []}
      height={320}
    />
  )
}

const allStates = 'All states'

/** All states, then each zone. */
function boxesOf(states: readonly State[]) {
  const groups = [allStates, ...new Set(states.map(({ zone }) => zone))]
  return groups.flatMap((label, at) => {
    const box = boxSummary(at === 0 ? states : states.filter(({ zone }) => zone === label))
    return box ? [{ id: label, label, ...box }] : []
  })
}
