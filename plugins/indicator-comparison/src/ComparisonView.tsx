import { useSettings } from '@msdat/sdk'
import { EmptyState, forSubject, Note, standIn, type Subject } from '@msdat/sdk/kit'
import { groupByUnit, tellLacking } from './chooseIndicators.ts'
import type { ComparisonSettings } from './ComparisonSettings.ts'
import { IndexCard } from './IndexCard.tsx'
import { UnitCard } from './UnitCard.tsx'
import { useCompared, type Compared } from './useCompared.ts'

export const ComparisonView = forSubject(Comparison)

function Comparison({ subject }: { subject: Subject }) {
  return (
    <div className="k-page">
      <ComparedPanels compared={useCompared(subject)} />
    </div>
  )
}

/** One panel for each unit, since two units on one scale mislead; or one for all, as an index. */
export function ComparedPanels({ compared }: { compared: Compared }) {
  const { isIndexed } = useSettings<ComparisonSettings>()
  const { indicators, figures, where, answer, compareBy, catalog } = compared
  const waiting = standIn([answer], 420)
  if (waiting) return <>{waiting}</>
  const lacking = tellLacking(indicators, figures, where)
  if (figures.length === 0) return <EmptyState detail={lacking ?? undefined} height={420} />
  const have = new Set(figures.map(({ indicator }) => indicator))
  const shown = indicators.filter(({ id }) => have.has(id))
  return (
    <>
      {lacking && <Note tone="caution">{lacking}</Note>}
      {isIndexed && compareBy === 'Period' ? (
        <IndexCard compared={compared} indicators={shown} />
      ) : (
        groupByUnit(shown, catalog.factors).map((group) => (
          <UnitCard key={group.factor?.id ?? 0} compared={compared} group={group} />
        ))
      )}
    </>
  )
}
