import { useCatalog, useData, useSelection, useSettings } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  EmptyState,
  findSubject,
  formatTick,
  formatValue,
  readFigures,
  standIn,
  unitText,
  valueOf,
} from '@msdat/sdk/kit'
import { ScatterPlot } from '@msdat/sdk/kit/plots'
import { correlate } from '@msdat/sdk/methods'
import { pairPlaces } from './pairPlaces.ts'

const usualHeight = 400
const states = 3

/** Each state as a point: the chosen indicator and the one of the setting `against`. */
export function Pairs() {
  const selection = useSelection()
  const { against } = useSettings<{ against: number }>()
  const { indicator, datasource, period } = selection
  const catalog = useCatalog()
  const data = useData({
    indicators: [indicator, against],
    datasources: [datasource],
    levels: [states],
    periods: [period],
  })

  const names = valueOf(catalog)
  const values = valueOf(data)
  const subject = names && findSubject(names, selection)
  const other = names?.indicators.find(({ id }) => id === against)
  const waiting = standIn([catalog, data], usualHeight)
  if (!names || !values || !subject || !other) return waiting ?? <EmptyState height={usualHeight} />

  const figures = readFigures(values, names.datasources)
  const places = names.locations.filter(({ level }) => level === states)
  const pairs = pairPlaces(places, figures, [indicator, against])
  const known = pairs.filter(({ x, y }) => x !== null && y !== null)
  const otherFactor = names.factors.find(({ id }) => id === other.factor)
  const outcome = correlate(
    pairs.map(({ x }) => x),
    pairs.map(({ y }) => y),
    'spearman',
  )
  const words = outcome.status === 'ok' ? `Rank correlation ${outcome.r.toFixed(2)}.` : outcome.reason
  const [x, y] = [
    { title: subject.indicator.short_name, factor: subject.factor },
    { title: other.short_name, factor: otherFactor },
  ].map(({ title, factor }) => ({
    title: [title, unitText(factor)].filter(Boolean).join(', '),
    format: (value: number): string => formatValue(value, factor),
    formatTick: (value: number): string => formatTick(value, factor),
  }))
  if (!x || !y) return null
  const title = `${subject.indicator.short_name} and ${other.short_name}`

  return (
    <ChartCard
      id="pairs"
      title={title}
      place="States"
      period={period}
      sources={[subject.source]}
      count={{ have: known.length, expected: places.length, of: 'states' }}
      notes={[words]}
      citations={citationsOf(figures)}
      height={usualHeight}
      instead={known.length === 0 ? <EmptyState height={usualHeight} /> : null}
      views={[
        {
          id: 'scatter',
          label: 'Scatter',
          render: (height) => (
            <ScatterPlot name={title} summary={words} data={pairs} x={x} y={y} height={height} />
          ),
        },
      ]}
      table={{
        caption: title,
        rows: pairs,
        rowKey: ({ id }) => id,
        columns: [
          { id: 'place', header: 'State', isRowHeader: true, value: ({ label }) => label },
          { id: 'x', header: x.title, isNumber: true, value: ({ x }) => x },
          { id: 'y', header: y.title, isNumber: true, value: ({ y }) => y },
        ],
      }}
    />
  )
}
