import { useCatalog, useSelection } from '@msdat/sdk'
import { EmptyState, findSubject, standIn, valueOf } from '@msdat/sdk/kit'
import { AnswerLine } from './answer/AnswerLine.tsx'
import { SourcesCard } from './sources/SourcesCard.tsx'
import { StatesCard } from './states/StatesCard.tsx'
import { TrendCard } from './trend/TrendCard.tsx'

export function OverviewView() {
  const selection = useSelection()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  if (!catalog) return <div className="k-page">{standIn([answer], 600)}</div>
  const subject = findSubject(catalog, selection)
  if (!subject) return <EmptyState />
  return (
    <div className="k-page">
      <AnswerLine subject={subject} />
      <StatesCard subject={subject} />
      <SourcesCard subject={subject} />
      <TrendCard subject={subject} />
    </div>
  )
}
