import {
  forSubject,
  Note,
  readRelations,
  shownPlaces,
  standIn,
  strongestFirst,
  useCorrelations,
  type Subject,
} from '@msdat/sdk/kit'
import { ComparedPanels } from './ComparisonView.tsx'
import { RelationsCard } from './RelationsCard.tsx'
import { useCompared, type Compared } from './useCompared.ts'

const caution =
  'These statistics say whether indicators move together, not whether one causes the other: both may follow wealth, access, reporting or chance.'

const mostCorrelated = 12

/** For Advanced Analytics: the statistic first, then the figures behind it. */
export const RelationshipsView = forSubject(Relationships)

function Relationships({ subject }: { subject: Subject }) {
  const compared = useCompared(subject)
  return (
    <div className="k-page">
      <Note tone="caution">{caution}</Note>
      <Relations compared={compared} />
      <ComparedPanels compared={compared} />
    </div>
  )
}

/** Over the years each pinned place has coefficients of its own; over the states all places are in one. */
function Relations({ compared }: { compared: Compared }) {
  const { indicators, source, place, period, compareBy } = compared
  const used = indicators.slice(0, mostCorrelated)
  const isOverTime = compareBy === 'Period'
  const places = isOverTime ? shownPlaces(compared) : [place]
  const wanted = { indicators: used, source, places, period: isOverTime ? null : period }
  const { found, answers } = useCorrelations(wanted)
  if (used.length < 2)
    return <Note tone="info">Choose at least two indicators to see how they are related.</Note>
  if (!found) return <>{standIn(answers, 300)}</>
  const nameOf = (id: number) => used.find((one) => one.id === id)?.short_name ?? ''
  const placeAt = (at: number) => (places.length > 1 ? places[at]?.name : undefined)
  const left = indicators.length - used.length
  const notes = [
    ...new Set(found.flatMap(({ notes }) => notes)),
    ...(left > 0
      ? [`The first ${mostCorrelated} indicators are related; ${left} more stand below only.`]
      : []),
  ]
  const relations = strongestFirst(found.map((one, at) => readRelations(one, nameOf, placeAt(at))))
  return <RelationsCard {...{ compared, notes, relations }} />
}
