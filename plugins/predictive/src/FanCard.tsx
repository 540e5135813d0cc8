import { useSettings } from '@msdat/sdk'
import {
  ChartCard,
  figureNotes,
  formatTick,
  formatValue,
  unitText,
  type Column,
  type Figure,
  type Subject,
  caution,
} from '@msdat/sdk/kit'
import { FanChart } from '@msdat/sdk/kit/plots'
import { tellFan, type Prediction } from './tellPrediction.ts'

interface FanCardProps {
  subject: Subject
  prediction: Prediction
  figures: readonly Figure[]
  citations: readonly number[]
}

interface Row {
  period: string
  kind: 'Measured' | 'Expected'
  value: number
  lower: number | null
  upper: number | null
}

/** What was measured and what is expected, with the bands that hold 50, 80 and 95 % of cases. */
export function FanCard({ subject, prediction, figures, citations }: FanCardProps) {
  const { horizon } = useSettings<{ horizon: number }>()
  const { indicator, source, place, factor, targets, catalog } = subject
  const format = (value: number) => formatValue(value, factor)
  const future = prediction.Predicted.slice(0, horizon)
  const shown = { ...prediction, Predicted: future }
  const bounds = new Map(figures.map((figure) => [figure.period, figure]))
  const past = prediction.Actual.map(({ period, value }) => ({
    period,
    value,
    lower: bounds.get(period)?.lower ?? null,
    upper: bounds.get(period)?.upper ?? null,
  }))
  const name = `${indicator.short_name}: measured and expected`
  return (
    <ChartCard
      title={name}
      indicator={indicator.short_name}
      place={place.name}
      period={`${past[0]?.period} to ${future.at(-1)?.period ?? past.at(-1)?.period}`}
      unit={unitText(factor)}
      sources={[source]}
      updatedAt={catalog.updated_at}
      notes={[
        caution(
          `Computed, not official.${prediction.card?.isIndicative ? ' Treat as indicative: the model is poorly supported by its data.' : ''} It continues what was; it knows nothing of new programmes or shocks.`,
        ),
        ...(prediction.card?.notes ?? []),
        ...figureNotes({ indicator, factor, sources: [source], figures, missing: 0 }),
      ]}
      settings={{ view: 'fan', sort: 'fanSort' }}
      views={[
        {
          id: 'fan',
          label: 'Fan',
          render: (height) => (
            <FanChart
              name={`${name}, ${place.name}, ${source.datasource}`}
              summary={tellFan(shown, format)}
              past={past}
              future={future.map(({ period, value, intervals }) => ({ period, value, bands: intervals }))}
              format={format}
              formatTick={(value) => formatTick(value, factor)}
              targets={targets}
              height={height}
            />
          ),
        },
      ]}
      table={{
        caption: name,
        columns: columnsOf(format),
        rows: rowsOf(shown, past),
        rowKey: ({ period }) => period,
      }}
      citations={citations}
      height={400}
    />
  )
}

function rowsOf({ Predicted }: Prediction, past: readonly Omit<Row, 'kind'>[]): Row[] {
  return [
    ...past.map((one) => ({ ...one, kind: 'Measured' as const })),
    ...Predicted.map(({ period, value, intervals }) => {
      const widest = intervals.find(({ level }) => level === 95)
      return {
        period,
        kind: 'Expected' as const,
        value,
        lower: widest?.lower ?? null,
        upper: widest?.upper ?? null,
      }
    }),
  ]
}

function columnsOf(format: (value: number) => string): Column<Row>[] {
  const bound = (id: 'lower' | 'upper', header: string): Column<Row> => ({
    id,
    header,
    isNumber: true,
    value: (row) => row[id],
    render: (row) => (row[id] === null ? '–' : format(row[id])),
  })
  return [
    { id: 'period', header: 'Period', isRowHeader: true, value: ({ period }) => period },
    { id: 'kind', header: 'Kind', value: ({ kind }) => kind },
    {
      id: 'value',
      header: 'Value',
      isNumber: true,
      value: ({ value }) => value,
      render: ({ value }) => format(value),
    },
    bound('lower', 'Lower (95% or published)'),
    bound('upper', 'Upper (95% or published)'),
  ]
}
