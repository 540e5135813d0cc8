import { useHostAnswers } from '@msdat/sdk'
import { forSubject, Note, readRelations, standIn, valueOf, type Subject } from '@msdat/sdk/kit'
import { ComparedPanels } from './ComparisonView.tsx'
import { mostCorrelated, strongestFirst } from './relations.ts'
import { RelationsCard } from './RelationsCard.tsx'
import { useCompared, type Compared } from './useCompared.ts'

const caution =
  'These statistics say whether indicators move together, not whether one causes the other: both may follow wealth, access, reporting or chance.'

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
  const { indicators, source, place, pinned, period, compareBy } = compared
  const used = indicators.slice(0, mostCorrelated)
  const isOverTime = compareBy === 'Period'
  const places = isOverTime ? [place, ...pinned] : [place]
  const of = { indicator: used.map(({ id }) => id), datasource: source.id }
  const answers = useHostAnswers(
    'analysis.correlate',
    used.length < 2
      ? []
      : places.map(({ id }) =>
          isOverTime
            ? { ...of, compareBy: 'Period' as const, location: id }
            : { ...of, compareBy: 'State' as const, year: period },
        ),
  )
  if (used.length < 2)
    return <Note tone="info">Choose at least two indicators to see how they are related.</Note>
  const results = answers.flatMap((answer) => valueOf(answer) ?? [])
  if (results.length < places.length) return <>{standIn(answers, 300)}</>
  const nameOf = (id: number) => used.find((one) => one.id === id)?.short_name ?? ''
  const placeAt = (at: number) => (places.length > 1 ? places[at]?.name : undefined)
  const left = indicators.length - used.length
  const notes = [
    ...new Set(results.flatMap(({ notes }) => notes)),
    ...(left > 0
      ? [`The first ${mostCorrelated} indicators are related; ${left} more stand below only.`]
      : []),
  ]
  const relations = strongestFirst(results.map((found, at) => readRelations(found, nameOf, placeAt(at))))
  return <RelationsCard {...{ compared, notes, relations }} places={places.map(({ name }) => name)} />
}
