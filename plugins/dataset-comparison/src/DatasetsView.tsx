import { countAgreeing, EmptyState, forSubject, Note, standIn, type Subject } from '@msdat/sdk/kit'
import { DifferencesCard } from './DifferencesCard.tsx'
import { useSets, type Sets } from './useSets.ts'
import { ValuesCard } from './ValuesCard.tsx'

export const notInterpreted = 'Interpretation is only available when comparing two datasets'

export const DatasetsView = forSubject(Datasets)

function Datasets({ subject }: { subject: Subject }) {
  const sets = useSets(subject)
  const waiting = standIn(sets.answers, 600)
  if (waiting) return <div className="k-page">{waiting}</div>
  if (sets.figures.length === 0)
    return <EmptyState detail={`Compared: ${sets.names.join(', ')}.`} height={400} />
  return (
    <div className="k-page">
      {sets.sets.length === 2 ? <Agreement sets={sets} /> : <Note tone="info">{notInterpreted}</Note>}
      <ValuesCard subject={subject} sets={sets} />
      {sets.sets.length > 1 && <DifferencesCard subject={subject} sets={sets} />}
    </div>
  )
}

function Agreement({ sets: { rows, names, tolerance, differences } }: { sets: Sets }) {
  const { agree, of } = countAgreeing(rows, tolerance)
  if (of === 0) return <Note tone="info">{`${names.join(' and ')} have no state in common.`}</Note>
  if (!differences.unit)
    return <Note tone="info">Plain numbers have no tolerance: no agreeing states are counted.</Note>
  return (
    <Note tone="info">
      {`${names.join(' and ')} differ by at most ${tolerance} ${differences.unit} in ${agree} of ${of} states that both have.`}
    </Note>
  )
}
