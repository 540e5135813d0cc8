import { Button, forSubject, Note, pinnedPlaces, standIn, type Subject } from '@msdat/sdk/kit'
import { useState } from 'react'
import { FanCard } from './FanCard.tsx'
import { ModelCard, TargetCard } from './LineCards.tsx'
import { PinnedFans } from './PinnedFans.tsx'
import { isEnough, leastPoints } from './tellPrediction.ts'
import { TooFew } from './TooFew.tsx'
import { useForecasts } from './useForecasts.ts'
import { useLongSeries } from './useLongSeries.ts'

export const PredictiveView = forSubject(Predicted)

/** The chosen source where it has enough values; else the one that has most, which is said, with a way back. */
function Predicted({ subject }: { subject: Subject }) {
  const { indicator, source, place } = subject
  const here = [indicator.id, source.id, place.id].join('.')
  const [stayedAt, setStayedAt] = useState('')
  const { sources, answer } = useLongSeries(subject)
  const waiting = standIn([answer], 600)
  if (waiting) return <div className="k-page">{waiting}</div>
  const n = sources.find((one) => one.source.id === source.id)?.n ?? 0
  const best = n >= leastPoints ? null : sources.find(({ n }) => n >= leastPoints)
  const isStaying = stayedAt === here
  return (
    <div className="k-page">
      {best && (
        <Note tone="caution">
          {`${source.datasource} has ${n} ${n === 1 ? 'value' : 'values'} for ${place.name}; a prediction needs ${leastPoints}. `}
          {!isStaying && `So ${best.source.datasource} is shown, which has the most: ${best.n}. `}
          <Button kind="link" onClick={() => setStayedAt(isStaying ? '' : here)}>
            {isStaying ? `Predict from ${best.source.datasource}` : `Back to ${source.datasource}`}
          </Button>
        </Note>
      )}
      <Forecasted subject={best && !isStaying ? { ...subject, source: best.source } : subject} />
    </div>
  )
}

function Forecasted({ subject }: { subject: Subject }) {
  const { found, answers } = useForecasts(subject, [subject.place])
  const [forecast] = found
  if (!forecast) return standIn(answers, 600)
  const { prediction } = forecast
  if (!isEnough(prediction)) return <TooFew {...{ subject, prediction }} />
  return (
    <>
      <FanCard subject={subject} forecasts={found} />
      {pinnedPlaces(subject).length > 0 && <PinnedFans {...{ subject, forecast }} />}
      <div className="k-columns">
        <TargetCard {...{ subject, prediction }} />
        <ModelCard {...{ subject, prediction }} />
      </div>
    </>
  )
}
