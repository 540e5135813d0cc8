import { useSettings } from '@msdat/sdk'
import {
  ChartCard,
  figureNotes,
  formatTick,
  formatValue,
  unitText,
  type Figure,
  type Subject,
  caution,
} from '@msdat/sdk/kit'
import { FanChart } from '@msdat/sdk/kit/plots'
import { fanColumns, fanOf, fanRows, type FanRow } from './fanRows.ts'
import { tellFan, type Prediction } from './tellPrediction.ts'

interface FanCardProps {
  subject: Subject
  prediction: Prediction
  figures: readonly Figure[]
  citations: readonly number[]
}

/** What was measured and what is expected, with the bands that hold 50, 80 and 95 % of cases. */
export function FanCard({ subject, prediction, figures, citations }: FanCardProps) {
  const { horizon } = useSettings<{ horizon: number }>()
  const { indicator, source, place, factor, targets, catalog } = subject
  const format = (value: number) => formatValue(value, factor)
  const fan = fanOf(prediction, figures, horizon)
  const { past, future } = fan
  const shown = { ...prediction, Predicted: prediction.Predicted.slice(0, horizon) }
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
              {...{ past, future, format }}
              formatTick={(value) => formatTick(value, factor)}
              targets={targets}
              height={height}
            />
          ),
        },
      ]}
      table={{
        caption: name,
        columns: fanColumns<FanRow>(format),
        rows: fanRows(fan),
        rowKey: ({ period }) => period,
      }}
      citations={citations}
      height={400}
    />
  )
}
