import { useSettings } from '@msdat/sdk'
import { forSubject, groupByUnit, LackingNote, standIn, tellLacking, type Subject } from '@msdat/sdk/kit'
import { IndexCard } from './IndexCard.tsx'
import { UnitCard } from './UnitCard.tsx'
import { useCompared, type Compared, type ComparisonSettings } from './useCompared.ts'

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
  const lacking = tellLacking(indicators, figures, where)
  const waiting = standIn([answer], 420, figures.length === 0 && { detail: lacking ?? undefined })
  if (waiting) return <>{waiting}</>
  const shown = indicators.filter(({ id }) => figures.some(({ indicator }) => indicator === id))
  return (
    <>
      <LackingNote {...compared} />
      {isIndexed && compareBy === 'Period' ? (
        <IndexCard compared={compared} indicators={shown} />
      ) : (
        groupByUnit(shown, catalog).map((group) => (
          <UnitCard key={group.factor?.id ?? 0} compared={compared} group={group} />
        ))
      )}
    </>
  )
}
