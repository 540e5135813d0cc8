import { forSubject, type Subject } from '@msdat/sdk/kit'
import { AnswerLine } from './answer/AnswerLine.tsx'
import { SourcesCard } from './sources/SourcesCard.tsx'
import { StatesCard } from './states/StatesCard.tsx'
import { TrendCard } from './trend/TrendCard.tsx'

export const OverviewView = forSubject(Overview)

function Overview({ subject }: { subject: Subject }) {
  return (
    <div className="k-page">
      <AnswerLine subject={subject} />
      <StatesCard subject={subject} />
      <SourcesCard subject={subject} />
      <TrendCard subject={subject} />
    </div>
  )
}
