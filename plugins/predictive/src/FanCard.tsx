import { useSettings } from '@msdat/sdk'
import {
  aboutSubject,
  caution,
  ChartCard,
  citationsOf,
  figureNotes,
  formatsOf,
  type ChartCardProps,
  type Subject,
} from '@msdat/sdk/kit'
import { FanChart, fanTable, SmallMultiples, type FanRow } from '@msdat/sdk/kit/plots'
import { fanOf, type Fan } from './fanOf.ts'
import type { Forecast } from './useForecasts.ts'

interface FanCardProps extends Partial<Omit<ChartCardProps<FanRow>, 'height'>> {
  subject: Subject
  /** With several, each has a chart of its own, all on one scale. */
  forecasts: readonly Forecast[]
}

/** What was measured and what is expected, with the bands that hold 50, 80 and 95 % of cases. */
export function FanCard({ subject, forecasts, ...more }: FanCardProps) {
  const { horizon } = useSettings<{ horizon: number }>()
  const { indicator, source, place, factor, targets } = subject
  const { format, formatTick } = formatsOf(factor)
  const fans = forecasts.map((one) => fanOf(one, horizon, format))
  const table = fanTable(fans, 'Place', format)
  const holds = table.rows.flatMap(({ value, lower, upper }) => [value, lower ?? value, upper ?? value])
  const card = forecasts[0]?.prediction.card
  const figures = forecasts.flatMap((one) => one.figures)
  const title = `${indicator.short_name}: measured and expected`
  const draw = ({ past, future, summary, title: place }: Fan, height: number) => (
    <FanChart
      {...{ past, future, summary, format, formatTick, targets, holds, height }}
      name={`${indicator.short_name}, ${place}, ${source.datasource}: measured and expected`}
    />
  )
  return (
    <ChartCard
      title={title}
      {...aboutSubject(subject)}
      place={place.name}
      sources={[source]}
      notes={[
        caution(
          `Computed, not official.${card?.isIndicative ? ' Treat as indicative: the model is poorly supported by its data.' : ''} It continues what was; it knows nothing of new programmes or shocks.`,
        ),
        ...(card?.notes ?? []),
        ...figureNotes({ indicator, factor, sources: [source], figures, missing: 0 }),
      ]}
      settings={{ view: 'fan', sort: 'fanSort' }}
      {...more}
      views={[
        {
          id: 'fan',
          label: 'Fan',
          render: (height) =>
            fans.length === 1 ? (
              fans.map((fan) => <div key={fan.id}>{draw(fan, height)}</div>)
            ) : (
              <SmallMultiples label={title} leastWidth={330} items={fans} render={(fan) => draw(fan, 250)} />
            ),
        },
      ]}
      table={{ caption: title, ...table }}
      citations={citationsOf(figures)}
      height={400}
    />
  )
}
