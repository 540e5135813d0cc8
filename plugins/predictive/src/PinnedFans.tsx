import { Note, pinnedPlaces, standIn, type Subject } from '@msdat/sdk/kit'
import { FanCard } from './FanCard.tsx'
import { isEnough, tellTooFew } from './tellPrediction.ts'
import { useForecasts, type Forecast } from './useForecasts.ts'

/** The chosen place and each pinned one, with its own forecast; shown where there is a pin. */
export function PinnedFans({ subject, forecast }: { subject: Subject; forecast: Forecast }) {
  const { indicator, source, place } = subject
  const pinned = pinnedPlaces(subject)
  const { found, answers } = useForecasts(subject, pinned)
  const all = [forecast, ...found]
  const able = all.filter(({ prediction }) => isEnough(prediction))
  const lacking = all
    .filter((one) => !able.includes(one))
    .map(({ place, prediction }) => tellTooFew(prediction, source.datasource, place.name))
  const waiting = standIn(answers, 320)
  if (!waiting && able.length < 2)
    return <Note tone="info">{['Of the pinned places none has a forecast.', ...lacking].join(' ')}</Note>
  return (
    <FanCard
      {...{ subject }}
      forecasts={able}
      title={`${indicator.short_name}: pinned places beside ${place.name}`}
      place={all.map(({ place }) => place.name).join(', ')}
      count={{ have: able.length, expected: all.length, of: 'places with a forecast' }}
      notes={[
        'Each place has a model of its own, chosen from its own figures; all stand on one scale.',
        ...lacking,
      ]}
      settings={{ view: 'pinned', sort: 'pinnedSort' }}
      instead={waiting ?? undefined}
    />
  )
}
