import { useSettings, type Location } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  formatTick,
  formatValue,
  standIn,
  unitText,
  type Column,
  type Figure,
  type Subject,
  Note,
} from '@msdat/sdk/kit'
import { FanChart, SmallMultiples } from '@msdat/sdk/kit/plots'
import { fanColumns, fanOf, fanRows, type FanRow } from './fanRows.ts'
import { isEnough, tellFan, tellTooFew, type Prediction } from './tellPrediction.ts'
import { useForecasts } from './useForecasts.ts'

interface PinnedFansProps {
  subject: Subject
  /** The chosen place, and what is expected there. */
  prediction: Prediction
  figures: readonly Figure[]
  pinned: readonly Location[]
}

type PlaceRow = FanRow & { place: string }

const height = 320

/** The chosen place and each pinned one, with its own forecast, all on one scale. */
export function PinnedFans({ subject, prediction, figures, pinned }: PinnedFansProps) {
  const { horizon } = useSettings<{ horizon: number }>()
  const { indicator, source, place, factor, targets, catalog } = subject
  const forecasts = useForecasts(subject, pinned)
  const format = (value: number) => formatValue(value, factor)
  const waiting = standIn(forecasts.answers, height)
  const all = [{ place, prediction, figures }, ...forecasts.found]
  const able = all.filter(({ prediction }) => isEnough(prediction))
  const lacking = all
    .filter((one) => !able.includes(one))
    .map(({ place, prediction }) => tellTooFew(prediction, source.datasource, place.name))
  if (!waiting && able.length < 2)
    return <Note tone="info">{['Of the pinned places none has a forecast.', ...lacking].join(' ')}</Note>
  const fans = able.map((one) => ({
    id: String(one.place.id),
    title: one.place.name,
    place: one.place.name,
    summary: tellFan({ ...one.prediction, Predicted: one.prediction.Predicted.slice(0, horizon) }, format),
    ...fanOf(one.prediction, one.figures, horizon),
  }))
  const rows = fans.flatMap(({ place, ...fan }): PlaceRow[] => fanRows(fan).map((row) => ({ ...row, place })))
  const holds = rows.flatMap(({ value, lower, upper }) => [value, lower ?? value, upper ?? value])
  const title = `${indicator.short_name}: pinned places beside ${place.name}`
  const placeColumn: Column<PlaceRow> = { id: 'place', header: 'Place', value: ({ place }) => place }
  return (
    <ChartCard
      title={title}
      indicator={indicator.short_name}
      place={all.map(({ place }) => place.name).join(', ')}
      unit={unitText(factor)}
      sources={[source]}
      count={{ have: able.length, expected: all.length, of: 'places with a forecast' }}
      updatedAt={catalog.updated_at}
      notes={[
        'Each place has a model of its own, chosen from its own figures; all stand on one scale.',
        ...lacking,
      ]}
      settings={{ view: 'pinned', sort: 'pinnedSort' }}
      views={[
        {
          id: 'fans',
          label: 'Fans',
          render: () => (
            <SmallMultiples
              label={title}
              leastWidth={330}
              items={fans}
              render={({ past, future, summary, place }) => (
                <FanChart
                  {...{ past, future, summary, format, targets, holds }}
                  name={`${indicator.short_name}, ${place}, ${source.datasource}`}
                  formatTick={(value) => formatTick(value, factor)}
                  height={250}
                />
              )}
            />
          ),
        },
      ]}
      table={{
        caption: title,
        columns: [placeColumn, ...fanColumns(format)],
        rows,
        rowKey: ({ place, period }) => `${place} ${period}`,
      }}
      citations={citationsOf([...figures, ...forecasts.found.flatMap((one) => one.figures)])}
      instead={waiting ?? undefined}
    />
  )
}
