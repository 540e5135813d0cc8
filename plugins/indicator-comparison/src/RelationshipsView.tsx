import { useHostAnswer } from '@msdat/sdk'
import { EmptyState, Note, standIn, valueOf } from '@msdat/sdk/kit'
import { ComparedPanels } from './ComparisonView.tsx'
import { mostCorrelated, readRelations } from './relations.ts'
import { RelationsCard } from './RelationsCard.tsx'
import { useCompared, type Compared } from './useCompared.ts'

const caution =
  'These statistics say whether indicators move together, not whether one causes the other: both may follow wealth, access, reporting or chance.'

/** For Advanced Analytics: the statistic first, then the figures behind it. */
export function RelationshipsView() {
  const { answer, compared } = useCompared()
  if (!compared) return <div className="k-page">{standIn([answer], 600) ?? <EmptyState />}</div>
  return (
    <div className="k-page">
      <Note tone="caution">{caution}</Note>
      <Relations compared={compared} />
      <ComparedPanels compared={compared} />
    </div>
  )
}

function Relations({ compared }: { compared: Compared }) {
  const { indicators, source, place, period, compareBy } = compared
  const used = indicators.slice(0, mostCorrelated)
  const answer = useHostAnswer(
    'analysis.correlate',
    used.length < 2
      ? null
      : {
          indicator: used.map(({ id }) => id),
          datasource: source.id,
          ...(compareBy === 'Period'
            ? { compareBy: 'Period' as const, location: place.id }
            : { compareBy: 'State' as const, year: period }),
        },
  )
  if (used.length < 2)
    return <Note tone="info">Choose at least two indicators to see how they are related.</Note>
  const result = valueOf(answer)
  if (!result) return <>{standIn([answer], 300)}</>
  const nameOf = (id: number) => used.find((one) => one.id === id)?.short_name ?? ''
  const left = indicators.length - used.length
  const notes = [
    ...result.notes,
    ...(left > 0
      ? [`The first ${mostCorrelated} indicators are related; ${left} more stand below only.`]
      : []),
  ]
  return <RelationsCard {...{ compared, notes }} relations={readRelations(result, nameOf)} />
}
