import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Field } from '../parts/Field.tsx'
import { ChapterTopics } from './ChapterTopics.tsx'
import { findTopics, type Chapter } from './toChapters.ts'
import { WordsWithCode } from './WordsWithCode.tsx'

/** The reference: chapters beside it, a field that finds, and one entry for each topic. */
export function ReferenceParts({ chapters }: { chapters: readonly Chapter[] }) {
  const [query, setQuery] = useState('')
  const asked = decodeURIComponent(useLocation().hash.slice(1))
  useEffect(() => document.getElementById(asked)?.scrollIntoView(), [asked])
  const found = findTopics(chapters, query)
  const count = found.reduce((sum, { topics }) => sum + topics.length, 0)
  return (
    <div className="developer-reference">
      <nav className="developer-side stack" aria-label="Reference">
        <Field label="Find in the reference">
          <input
            className="input"
            type="search"
            value={query}
            placeholder="data.query, LineChart, save …"
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
        <p className="muted" role="status">
          {query.trim() === '' ? `${count} entries` : `${count} found`}
        </p>
        <ul>
          {found.map(({ id, title, topics }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a> <span className="muted">{topics.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <div className="stack developer-chapters">
        {found.length === 0 && (
          <p className="empty card">Nothing has all these words. Try fewer, such as “figure”.</p>
        )}
        {found.map((chapter) => (
          <section key={chapter.id} className="stack" aria-labelledby={chapter.id}>
            <h2 id={chapter.id}>{chapter.title}</h2>
            <p>
              <WordsWithCode text={chapter.words} />
            </p>
            <ChapterTopics chapter={chapter} asked={asked} isSearched={query.trim() !== ''} />
          </section>
        ))}
      </div>
    </div>
  )
}
