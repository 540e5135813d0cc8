import type { EntryComment } from '@msdat/sdk/contracts/dataEntry'
import type { Names } from '@msdat/sdk/view'
import { momentText } from '../words/momentText.ts'
import { LongWords } from '../parts/LongWords.tsx'

interface EntryCommentsProps {
  comments: readonly EntryComment[]
  names: Names
}

/** What moderators said of a table and of single cells, the newest first. */
export function EntryComments({ comments, names }: EntryCommentsProps) {
  if (comments.length === 0) return null
  return (
    <section className="card entry-comments stack" aria-label="Comments">
      <h3>Comments</h3>
      <ul className="stack">
        {comments.toReversed().map(({ author, at, text, indicator, location }, index) => (
          <li key={index}>
            <p className="small muted">
              {author}, {momentText(at)}
              {indicator !== null &&
                location !== null &&
                ` · ${names.indicatorName(indicator)}, ${names.placeName(location)}`}
            </p>
            <p>
              <LongWords text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
