import { useHostAnswer, useSetSettings, type Catalog } from '@msdat/sdk'
import { Button, LoadingState, Note, readTriangulation, TextSheet, triangulationSheet } from '@msdat/sdk/kit'
import { BreakdownCard } from './BreakdownCard.tsx'
import { questionOf, type Choice } from './Choice.ts'
import { IndicatorsCard } from './IndicatorsCard.tsx'
import { namesOf } from './namesOf.ts'
import { PairsCard } from './PairsCard.tsx'
import { ScoresCard } from './ScoresCard.tsx'
import { subjectOf } from './subjectOf.ts'
import { failureText } from './texts.ts'

interface ResultsProps {
  catalog: Catalog
  choice: Choice
}

export function Results({ catalog, choice }: ResultsProps) {
  const answer = useHostAnswer('analysis.triangulate', questionOf(choice))
  const setSettings = useSetSettings()
  const back = (
    <div>
      <Button icon="back" onClick={() => void setSettings({ shown: '' })}>
        Back to setup
      </Button>
    </div>
  )
  if (answer.status === 'failed') {
    return (
      <>
        {back}
        <div className="k-state" role="alert">
          <p>{failureText(answer.problem.message)}</p>
          <Button icon="retry" onClick={answer.retry}>
            Try again
          </Button>
        </div>
      </>
    )
  }
  if (answer.status !== 'ready') {
    return (
      <>
        {choice.indicator === null && (
          <Note tone="info">
            Large data: every indicator that the sources share is compared. This can take a minute.
          </Note>
        )}
        <LoadingState height={480} label="The sources are compared…" />
      </>
    )
  }
  const sources = readTriangulation(answer.value)
  const names = namesOf(catalog, choice)
  const subject = subjectOf(catalog, choice, names)
  return (
    <>
      {back}
      {names.dropped.length > 0 && (
        <Note tone="caution">
          At most two sources are compared at once; left out: {names.dropped.join(', ')}.
        </Note>
      )}
      {sources.map((source) => (
        <ScoresCard key={source.name} {...{ source, subject }} />
      ))}
      <BreakdownCard {...{ subject, sources }} />
      {sources.map((source) =>
        source.detail ? (
          <PairsCard key={source.name} {...{ subject, source }} detail={source.detail} />
        ) : null,
      )}
      {choice.indicator === null && <IndicatorsCard {...{ catalog, subject, sources }} />}
      <TextSheet
        title="Method sheet"
        text={triangulationSheet(subject, sources)}
        fileName="MSDAT triangulation method.txt"
        download="Download the method sheet"
      />
    </>
  )
}
