import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { getEntryCheck, type Entry, type EntryCheck } from '@msdat/sdk/contracts/dataEntry'
import { momentText } from '../words/momentText.ts'
import type { Names } from '@msdat/sdk/view'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { DifferenceTable } from './DifferenceTable.tsx'
import { EntryComments } from './EntryComments.tsx'
import { EntryDecisionForm } from './EntryDecisionForm.tsx'
import { EntryStateBadge } from './EntryStateBadge.tsx'
import { TakeBack } from './TakeBack.tsx'
import { LongWords } from '../parts/LongWords.tsx'

interface EntryReviewProps {
  entry: Entry
  names: Names
  onChanged: (entry: Entry) => void
}

/** Everything that bears on the decision about a table: what changes, what the rules say, who says where it stands. */
export const EntryReview = observer(function EntryReview({ entry, names, onChanged }: EntryReviewProps) {
  const [check] = useState(() => new RemoteValue<EntryCheck>(() => call(getEntryCheck, { id: entry.id })))
  const [comments, setComments] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => void check.load(), [check, entry.updated_at])
  const isWaiting = entry.state === 'submitted' && !entry.is_own
  return (
    <article className="stack" aria-labelledby="entry-title">
      <p>
        <Link to="/data-entry/approval">All tables</Link>
      </p>
      <div className="row">
        <h2 id="entry-title">
          {names.sourceName(entry.datasource)}, {entry.period}
        </h2>
        <EntryStateBadge entry={entry} />
      </div>
      <p>
        From {entry.author}
        {entry.submitted_at !== null && `, submitted ${momentText(entry.submitted_at)}`}
        {entry.decided_by !== '' && `. Decided by ${entry.decided_by}`}.
      </p>
      <p>
        <strong>Citation:</strong> <LongWords text={entry.citation || 'none yet'} />
      </p>
      {entry.note !== '' && (
        <p>
          <strong>Note:</strong> <LongWords text={entry.note} />
        </p>
      )}
      <EntryComments comments={entry.comments} names={names} />
      <RemoteFrame state={check.state} onRetry={() => void check.load()}>
        {(value) => (
          <DifferenceTable
            check={value}
            names={names}
            comments={isWaiting ? comments : null}
            onComment={(key, text) => setComments({ ...comments, [key]: text })}
          />
        )}
      </RemoteFrame>
      {entry.is_own && <p className="muted">Somebody else must decide about figures that you entered.</p>}
      {isWaiting && <EntryDecisionForm entry={entry} comments={comments} onDecided={onChanged} />}
      <TakeBack entry={entry} onChanged={onChanged} />
    </article>
  )
})
