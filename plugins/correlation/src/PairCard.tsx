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
  standIn,
  unitText,
  valueOf,
  zoneOf,
  type Column,
  caution,
  markPlaces,
  useKeptHidden,
} from '@msdat/sdk/kit'
import { ScatterPlot } from '@msdat/sdk/kit/plots'
import type { CorrelationProps } from './MatrixCard.tsx'
import { pointsOf, robustLine, tellCell, type Cell, type Point } from './pairs.ts'

/** The two indicators of one cell against each other, with a robust line and what lies far from it. */
export function PairCard({ subject, indicators, found, cell }: CorrelationProps & { cell: Cell }) {
  const { catalog, selection, source, place } = subject
  const areStates = found.units === 'states'
  const pair = cell.indicators as [number, number]
  const answer = useData({
    indicators: pair,
    datasources: [source.id],
    ...(areStates ? { levels: [levels.state], periods: [selection.period] } : { locations: [place.id] }),
  })
  const table = valueOf(answer)
  const figures = table ? readFigures(table, [source]) : []
  const states = catalog.locations.filter(({ level }) => level === levels.state)
  const units = areStates
    ? states.map(({ id, name }) => ({ id: String(id), label: name }))
    : [...new Set(figures.map(({ period }) => period))].sort().map((id) => ({ id, label: id }))
  const points = pointsOf(figures, pair, units, (one) => (areStates ? String(one.location) : one.period))
  const line = robustLine(points)
  const zoneNames = new Map(
    states.map((state) => [String(state.id), zoneOf(state, catalog.locations)?.name ?? '']),
  )
  const far = new Set(line?.outliers.map(({ label }) => label))
  const axisOf = (id: number) => {
    const indicator = indicators.find((one) => one.id === id)
    const factor = catalog.factors.find((one) => one.id === indicator?.factor)
    const unit = unitText(factor)
    return {
      title: `${indicator?.short_name ?? ''}${unit && `, ${unit}`}`,
      format: (value: number) => formatValue(value, factor),
      formatTick: (value: number) => formatTick(value, factor),
    }
  }
  const [x, y] = [axisOf(pair[0]), axisOf(pair[1])]
  const name = `${x.title} and ${y.title}`
  const marks = markPlaces(subject)
  const legend = useKeptHidden('scatterHidden')
  const missing = points.filter((one) => one.x === null || one.y === null).map(({ label }) => label)
  const level = found.levels.find((one) => one.indicators.join() === pair.join())
  return (
    <ChartCard
      title={name}
      place={areStates ? 'States of Nigeria' : place.name}
      period={areStates ? formatPeriod(selection.period) : 'All periods'}
      sources={[source]}
      count={{
        have: points.length - missing.length,
        expected: points.length,
        of: areStates ? 'states' : 'periods',
      }}
      updatedAt={catalog.updated_at}
      notes={[
        areStates ? tellCell(cell) : `Changes: ${tellCell(cell)}`,
        ...(level ? [`Levels, as drawn: ${tellCell(level)}`] : []),
        far.size > 0 ? `Far from the line: ${[...far].join(', ')}.` : 'No point lies far from the line.',
        ...(missing.length > 0 ? [`Without one of the two: ${missing.join(', ')}.`] : []),
        caution('Going together is no cause: a third thing may move both.'),
      ]}
      settings={{ view: 'scatter', sort: 'scatterSort' }}
      views={[
        {
          id: 'scatter',
          label: 'Scatter',
          render: (height) => (
            <ScatterPlot
              name={name}
              summary={tellCell(cell)}
              data={points.map((point) => ({
                ...point,
                source: source.datasource,
                isEmphasised: far.has(point.label),
                ...(far.has(point.label) && { flag: 'Far from the line' }),
                ...(areStates && { group: zoneNames.get(point.id) }),
              }))}
              x={x}
              y={y}
              line={line ? { ...line, label: 'Robust line (Theil-Sen)' } : undefined}
              {...(areStates && { legend, selected: marks.selected, marked: marks.marked })}
              height={height}
            />
          ),
        },
      ]}
      table={{
        caption: name,
        columns: columnsOf(areStates ? 'State' : 'Period', x, y),
        rows: points,
        rowKey: ({ id }) => id,
      }}
      selectedRow={areStates ? marks.rows : undefined}
      citations={citationsOf(figures)}
      height={460}
      instead={standIn([answer], 460) ?? undefined}
    />
  )
}

interface Axis {
  title: string
  format: (value: number) => string
}

function columnsOf(unit: string, x: Axis, y: Axis): Column<Point>[] {
  return [
    { id: 'unit', header: unit, isRowHeader: true, value: ({ label }) => label },
    numberColumn({ id: 'x', header: x.title, value: (point) => point.x, format: x.format }),
    numberColumn({ id: 'y', header: y.title, value: (point) => point.y, format: y.format }),
  ]
}
