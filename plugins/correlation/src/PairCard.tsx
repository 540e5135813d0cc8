import {
  ChartCard,
  citationsOf,
  factorOf,
  formatPeriod,
  formatsOf,
  levels,
  numberColumn,
  standIn,
  unitText,
  type Column,
  type Figure,
  caution,
  markPlaces,
  useFigures,
  useKeptHidden,
  zoneName,
} from '@msdat/sdk/kit'
import { ScatterPlot } from '@msdat/sdk/kit/plots'
import { robustLine } from '@msdat/sdk/methods'
import type { CorrelationProps } from './MatrixCard.tsx'
import { besidesOf, pointsOf, tellCell, type Cell, type Point } from './pairs.ts'

const placeOf: Column<Point> = { id: 'place', header: 'Place', value: ({ group }) => group ?? null }

/** The two indicators of one cell against each other, with a robust line and what lies far from it. */
export function PairCard(props: CorrelationProps & { cell: Cell }) {
  const { subject, indicators, places, found, cell } = props
  const { catalog, selection, source } = subject
  const areStates = found.units === 'states'
  const pair = cell.indicators as [number, number]
  const range = areStates
    ? { levels: [levels.state], periods: [selection.period] }
    : { locations: places.map(({ id }) => id) }
  const { figures, answer } = useFigures({ indicators: pair, datasources: [source.id], ...range }, catalog)
  const states = catalog.locations.filter(({ level }) => level === levels.state)
  const periodsOf = (place: number) =>
    [...new Set(figures.filter(({ location }) => location === place).map(({ period }) => period))].sort()
  const units = areStates
    ? states.map((state) => ({
        id: String(state.id),
        label: state.name,
        group: zoneName(catalog, state.id),
      }))
    : places.flatMap(({ id, name }) =>
        periodsOf(id).map((period) => ({
          id: `${id} ${period}`,
          label: period,
          ...(places.length > 1 && { group: name }),
        })),
      )
  const unitOf = ({ location, period }: Figure) => (areStates ? String(location) : `${location} ${period}`)
  const points = pointsOf(figures, pair, unitOf, units)
  // The line is that of the coefficient: of the chosen place, without those pinned beside it.
  const own = points.filter(({ group }) => areStates || !group || group === places[0]?.name)
  const line = robustLine(own)
  const far = new Set(line?.outliers.map(({ id }) => id))
  const farNames = line?.outliers.map(({ label }) => label) ?? []
  const axisOf = (id: number) => {
    const indicator = indicators.find((one) => one.id === id)
    const factor = factorOf(catalog, indicator)
    const unit = unitText(factor)
    return {
      title: `${indicator?.short_name ?? ''}${unit && `, ${unit}`}`,
      ...formatsOf(factor),
    }
  }
  const [x, y] = [axisOf(pair[0]), axisOf(pair[1])]
  const name = pair.map((id) => indicators.find((one) => one.id === id)?.short_name).join(' and ')
  const marks = markPlaces(subject)
  const legend = useKeptHidden('scatterHidden')
  const missing = own.filter((one) => one.x === null || one.y === null).map(({ label }) => label)
  const level = found.levels.find((one) => one.indicators.join() === pair.join())
  return (
    <ChartCard
      title={name}
      place={areStates ? 'States of Nigeria' : places.map(({ name }) => name).join(', ')}
      period={areStates ? formatPeriod(selection.period) : 'All periods'}
      sources={[source]}
      count={{
        have: own.length - missing.length,
        expected: own.length,
        of: areStates ? 'states' : 'periods',
      }}
      updatedAt={catalog.updated_at}
      notes={[
        areStates ? tellCell(cell) : `Changes: ${tellCell(cell)}`,
        ...(level ? [`Levels, as drawn: ${tellCell(level)}`] : []),
        ...besidesOf(cell, props),
        far.size > 0 ? `Far from the line: ${farNames.join(', ')}.` : 'No point lies far from the line.',
        ...(missing.length > 0 ? [`Without one of the two: ${missing.join(', ')}.`] : []),
        caution('Correlation is not causation: a third factor may move both.'),
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
                isEmphasised: far.has(point.id),
                ...(far.has(point.id) && { flag: 'Far from the line' }),
              }))}
              x={x}
              y={y}
              line={line ? { ...line, label: 'Robust line (Theil-Sen)' } : undefined}
              {...{ legend }}
              {...(areStates && { selected: marks.selected, marked: marks.marked })}
              height={height}
            />
          ),
        },
      ]}
      table={{
        caption: name,
        columns: [
          {
            id: 'unit',
            header: areStates ? 'State' : 'Period',
            isRowHeader: true,
            value: ({ label }) => label,
          },
          ...(places.length > 1 ? [placeOf] : []),
          numberColumn({ id: 'x', header: x.title, value: (point: Point) => point.x, format: x.format }),
          numberColumn({ id: 'y', header: y.title, value: (point: Point) => point.y, format: y.format }),
        ],
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
