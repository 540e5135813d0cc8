import { useSetSettings, type Indicator } from '@msdat/sdk'
import { ChartCard, formatPeriod, numberColumn, type Column, type Subject } from '@msdat/sdk/kit'
import { HeatMap, type HeatCell } from '@msdat/sdk/kit/plots'
import { formatR, intervalText, pairId, qText, tellCell, type Cell, type Found } from './pairs.ts'

export interface CorrelationProps {
  subject: Subject
  indicators: readonly Indicator[]
  found: Found
}

/** All pairs at once: coefficient, pairs and interval, in grey where the corrected q is above 0.05. */
export function MatrixCard({
  subject,
  indicators,
  found,
  chosen,
}: CorrelationProps & { chosen: Cell | null }) {
  const setSettings = useSetSettings()
  const { source, selection, place, catalog } = subject
  const areStates = found.units === 'states'
  const nameOf = (id: number | undefined) => indicators.find((one) => one.id === id)?.short_name ?? ''
  const cellOf = (a: string, b: string) =>
    found.cells.find(
      ({ indicators: pair }) => pair.includes(Number(a)) && pair.includes(Number(b)) && a !== b,
    )
  const columns: Column<Cell>[] = [
    {
      id: 'pair',
      header: 'Pair',
      isRowHeader: true,
      value: ({ indicators: [a, b] }) => `${nameOf(a)} and ${nameOf(b)}`,
    },
    numberColumn({
      id: 'r',
      header: 'r',
      value: ({ correlation }) => ('r' in correlation ? correlation.r : null),
      format: formatR,
    }),
    numberColumn({
      id: 'n',
      header: 'n',
      value: ({ correlation }) => ('r' in correlation ? correlation.n : null),
      format: String,
    }),
    {
      id: 'interval',
      header: '95% interval',
      value: ({ correlation }) =>
        'r' in correlation ? intervalText(correlation.interval) : correlation.reason,
    },
    numberColumn({ id: 'q', header: 'q', value: ({ q }) => q, format: qText }),
    { id: 'warnings', header: 'Warnings', value: ({ warnings }) => warnings.join(' ') },
  ]
  const bold = found.cells.filter(({ isBold }) => isBold).length
  return (
    <ChartCard
      title={areStates ? 'Correlation over states' : 'Correlation of changes over periods'}
      place={areStates ? 'States of Nigeria' : place.name}
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
                toHeat(isBelow(indicators, row, column) ? cellOf(row, column) : undefined)
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
      table={{ caption: 'Correlation of each pair', columns, rows: found.cells, rowKey: pairId }}
      selectedRow={chosen ? pairId(chosen) : undefined}
      citations={[]}
    />
  )
}

const toAxis = ({ id, short_name }: Indicator) => ({ id: String(id), label: short_name })

/** Each pair stands once: under the diagonal. */
function isBelow(indicators: readonly Indicator[], row: string, column: string): boolean {
  const at = (id: string) => indicators.findIndex((one) => String(one.id) === id)
  return at(row) > at(column)
}

function toHeat(cell: Cell | undefined): HeatCell {
  if (!cell) return { value: null, isBlank: true }
  const { correlation, isBold } = cell
  if ('reason' in correlation) return { value: null, note: correlation.reason }
  return {
    value: correlation.r,
    lines: [`n = ${correlation.n}`, intervalText(correlation.interval)],
    isMuted: !isBold,
    note: tellCell(cell),
    ...(cell.warnings.length > 0 && { flag: cell.warnings.join(' ') }),
  }
}
