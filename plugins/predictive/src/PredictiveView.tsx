import { useCatalog, useData, useSelection } from '@msdat/sdk'
import {
  citationsOf,
  EmptyState,
  findSubject,
  readFigures,
  standIn,
  valueOf,
  type Subject,
  pinnedPlaces,
} from '@msdat/sdk/kit'
import { FanCard } from './FanCard.tsx'
import { ModelPanel } from './ModelPanel.tsx'
import { PinnedFans } from './PinnedFans.tsx'
import { isEnough } from './tellPrediction.ts'
import { TargetPanel } from './TargetPanel.tsx'
import { TooFew } from './TooFew.tsx'
import { usePrediction } from './useForecasts.ts'

export function PredictiveView() {
  const selection = useSelection()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  if (!catalog) return <div className="k-page">{standIn([answer], 600)}</div>
  const subject = findSubject(catalog, selection)
  return subject ? <Predicted subject={subject} /> : <EmptyState />
}

function Predicted({ subject }: { subject: Subject }) {
  const ids = { indicator: subject.indicator.id, datasource: subject.source.id, location: subject.place.id }
  const answer = usePrediction(subject, subject.place)
  const pinned = pinnedPlaces(subject)
  const table = useData({
    indicators: [ids.indicator],
    datasources: [ids.datasource],
    locations: [ids.location],
  })
  const prediction = valueOf(answer)
  const values = valueOf(table)
  if (!prediction || !values) return <div className="k-page">{standIn([answer, table], 600)}</div>
  const figures = readFigures(values, [subject.source])
  if (!isEnough(prediction)) return <TooFew subject={subject} prediction={prediction} />
  return (
    <div className="k-page">
      <FanCard {...{ subject, prediction, figures }} citations={citationsOf(figures)} />
      {pinned.length > 0 && <PinnedFans {...{ subject, prediction, figures, pinned }} />}
      <div className="k-columns">
        <TargetPanel {...{ subject, prediction }} />
        <ModelPanel {...{ subject, prediction }} />
      </div>
    </div>
  )
}
