import { useSetSettings, type Indicator, type Location } from '@msdat/sdk'
import {
  ChartCard,
  formatPeriod,
  formatR,
  readRelations,
  levels,
  relationColumns,
  useCitationsIn,
  type Subject,
} from '@msdat/sdk/kit'
import { HeatMap, type HeatCell } from '@msdat/sdk/kit/plots'
import { besidesOf, pairId, tellCell, type Cell, type Found } from './pairs.ts'

export interface CorrelationProps {
  subject: Subject
  indicators: readonly Indicator[]
  /** The chosen place, and over periods those pinned beside it. */
  places: readonly Location[]
  /** What was found for each of them; `found` is that of the chosen one. */
  all: readonly Found[]
  found: Found
}

/** All pairs at once: coefficient, pairs and interval, in grey where the corrected q is above 0.05. */
export function MatrixCard(props: CorrelationProps & { chosen: Cell | null }) {
  const { subject, indicators, places, all, found, chosen } = props
  const setSettings = useSetSettings()
  const { source, selection, catalog } = subject
  const areStates = found.units === 'states'
  const nameOf = (id: number | undefined) => indicators.find((one) => one.id === id)?.short_name ?? ''
  const cellOf = (a: string, b: string) =>
    found.cells.find(
      ({ indicators: pair }) => pair.includes(Number(a)) && pair.includes(Number(b)) && a !== b,
    )
  const rows = all.flatMap((one, at) =>
    readRelations(one, nameOf, all.length > 1 ? places[at]?.name : undefined),
  )
  const bold = found.cells.filter(({ isBold }) => isBold).length
  const citations = useCitationsIn({
    indicators: indicators.map(({ id }) => id),
    datasources: [source.id],
    ...(areStates
      ? { levels: [levels.state], periods: [selection.period] }
      : { locations: places.map(({ id }) => id) }),
  })
  return (
    <ChartCard
      title={areStates ? 'Correlation over states' : 'Correlation of changes over periods'}
      place={areStates ? 'States of Nigeria' : places.map(({ name }) => name).join(', ')}
      period={areStates ? formatPeriod(selection.period) : 'All periods'}
      sources={[source]}
      updatedAt={catalog.updated_at}
      notes={[...found.notes, ...(chosen ? chosen.warnings.map((text) => `Pair below: ${text}`) : [])]}
      settings={{ view: 'matrix', sort: 'matrixSort' }}
      views={[
        {
          id: 'heat',
          label: 'Heat map',
          render: () => (
            <HeatMap
              name={`Correlations of ${indicators.length} indicators, ${source.datasource}`}
              summary={`${bold} of ${found.cells.length} pairs can be told from chance (q up to 0.05); the others are grey.`}
              rows={indicators.slice(1).map(toAxis)}
              columns={indicators.slice(0, -1).map(toAxis)}
              cell={(row, column) =>
                toHeat(isBelow(indicators, row, column) ? cellOf(row, column) : undefined, props)
              }
              format={formatR}
              ramp="around-zero"
              domain={[-1, 1]}
              onSelect={(row, column) => {
                const cell = isBelow(indicators, row, column) ? cellOf(row, column) : undefined
                if (cell) void setSettings({ pair: pairId(cell) })
              }}
            />
          ),
        },
      ]}
      table={{
        caption: 'Correlation of each pair',
        columns: relationColumns(rows),
        rows,
        rowKey: ({ id }) => id,
      }}
      selectedRow={rows
        .filter(({ id }) => id.split(' ')[0] === (chosen && pairId(chosen)))
        .map(({ id }) => id)}
      citations={citations}
    />
  )
}

const toAxis = ({ id, short_name }: Indicator) => ({ id: String(id), label: short_name })

/** Each pair stands once: under the diagonal. */
function isBelow(indicators: readonly Indicator[], row: string, column: string): boolean {
  const at = (id: string) => indicators.findIndex((one) => String(one.id) === id)
  return at(row) > at(column)
}

function toHeat(cell: Cell | undefined, compared: CorrelationProps): HeatCell {
  if (!cell) return { value: null, isBlank: true }
  const { correlation, isBold } = cell
  if ('reason' in correlation) return { value: null, note: correlation.reason }
  return {
    value: correlation.r,
    lines: [
      `n = ${correlation.n}`,
      correlation.interval ? correlation.interval.map(formatR).join(' to ') : 'no interval',
    ],
    isMuted: !isBold,
    note: [tellCell(cell), ...besidesOf(cell, compared)].join(' '),
    ...(cell.warnings.length > 0 && { flag: cell.warnings.join(' ') }),
  }
}
