import { useHostAnswer, useSetting, useSetSettings, type Catalog } from '@msdat/sdk'
import { Button, FailedState, LoadingState, Note } from '@msdat/sdk/kit'
import { readTriangulation, TextSheet, triangulationSheet, useCitationsIn } from '@msdat/sdk/kit'
import { PairsCard, TriangulatedCard } from '@msdat/sdk/kit/plots'
import { BreakdownCard } from './BreakdownCard.tsx'
import { aboutComparison, figuresOf, questionOf, type Choice, type Comparison } from './Choice.ts'
import { DroppedNote } from './DroppedNote.tsx'
import { IndicatorsCard } from './IndicatorsCard.tsx'

interface ResultsProps {
  catalog: Catalog
  choice: Choice
  subject: Comparison
}

export function Results({ catalog, choice, subject: chosen }: ResultsProps) {
  const subject = { ...chosen, citations: useCitationsIn(figuresOf(choice)) }
  const answer = useHostAnswer('analysis.triangulate', questionOf(choice))
  const setSettings = useSetSettings()
  const [tolerance, setTolerance] = useSetting<number>('tolerance')
  const back = (
    <div className="k-screen-only">
      <Button icon="back" onClick={() => void setSettings({ shown: '' })}>
        Back to setup
      </Button>
    </div>
  )
  if (answer.status === 'failed') {
    const { problem, retry } = answer
    return (
      <>
        {back}
        <FailedState problem={{ ...problem, message: failureText(problem.message) }} retry={retry} />
      </>
    )
  }
  if (answer.status !== 'ready') {
    return (
      <>
        {back}
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
  const primary = subject.primary ?? ''
  return (
    <>
      {back}
      <DroppedNote names={subject.dropped} />
      {sources.map((source) => (
        <TriangulatedCard key={source.name} {...{ source, primary }} about={subject.about} />
      ))}
      <BreakdownCard {...{ subject, sources }} />
      {sources.map(({ name, detail }) =>
        detail && subject.factor ? (
          <PairsCard
            key={name}
            {...aboutComparison(subject)}
            indicator={subject.indicator ?? undefined}
            {...{ primary, detail, tolerance }}
            compared={name}
            about={subject.about}
            factor={subject.factor}
            onTolerance={setTolerance}
            settings={{ view: 'pairs' }}
          />
        ) : null,
      )}
      {choice.indicator === null && <IndicatorsCard {...{ catalog, subject, sources }} />}
      <TextSheet
        title="Method sheet"
        text={triangulationSheet({ ...subject, primary }, sources)}
        fileName="MSDAT triangulation method.txt"
        download="Download the method sheet"
      />
    </>
  )
}

/** Word for word from the specification. */
export const failureText = (message: string): string => `error: ${message || 'An unknown error occurred'}`
