import type { Coverage } from '@msdat/sdk'
import type { Subject } from '@msdat/sdk/kit'
import { lineageWords } from './lineageWords.ts'
import { Part } from './Part.tsx'

interface LineageProps {
  subject: Subject
  /** Of the indicator. */
  coverage: Coverage
}

/** Which sources are made from others, so that their agreement confirms nothing. */
export function Lineage({ subject, coverage }: LineageProps) {
  const lines = lineageWords(subject.catalog, coverage, subject.source.id)
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
