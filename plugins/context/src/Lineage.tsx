import { useCoverage } from '@msdat/sdk'
import { FailedState, LoadingState, type Subject } from '@msdat/sdk/kit'
import { lineageWords } from './lineageWords.ts'
import { Part } from './Part.tsx'

/** Which sources are made from others, so that their agreement confirms nothing. */
export function Lineage({ subject }: { subject: Subject }) {
  const coverage = useCoverage(subject.indicator.id)
  if (coverage.status === 'failed') return <FailedState problem={coverage.problem} retry={coverage.retry} />
  if (coverage.status !== 'ready') return <LoadingState height={80} />
  const lines = lineageWords(subject.catalog, coverage.value, subject.source.id)
  return (
    <Part title="Lineage" count={lines.length}>
      {lines.length === 0 && (
        <p className="context-none">
          No source of this indicator is recorded as made from {subject.source.datasource}, nor it from them.
        </p>
      )}
      <ul className="context-list">
        {lines.map(({ id, words, reason }) => (
          <li key={id}>
            {words}
            <span className="context-small">{reason}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
