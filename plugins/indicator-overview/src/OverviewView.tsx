import { useSettings } from '@msdat/sdk'
import { AnswerLine, forSubject, SourcesCard, type Subject } from '@msdat/sdk/kit'
import { StatesCard } from './states/StatesCard.tsx'
import { TrendCard } from './trend/TrendCard.tsx'

export const OverviewView = forSubject(Overview)

const sourcesSettings = { view: 'sources', sort: 'sourcesSort' }

function Overview({ subject }: { subject: Subject }) {
  const { window } = useSettings<{ window?: number }>()
  return (
    <div className="k-page">
      <AnswerLine {...{ subject, window }} />
      <StatesCard subject={subject} />
      <SourcesCard {...{ subject, window }} settings={sourcesSettings} />
      <TrendCard subject={subject} />
    </div>
  )
}
