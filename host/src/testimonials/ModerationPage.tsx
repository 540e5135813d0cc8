import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import {
  decideTestimonial,
  listModeratedTestimonials,
  removeTestimonial,
  type ModeratedTestimonial,
} from '@msdat/sdk/contracts/testimonials'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { useRowAct } from '../lists/useRowAct.ts'
import { Confirm } from '../parts/Confirm.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { LongWords } from '../parts/LongWords.tsx'
import { Stars } from './Stars.tsx'
import './testimonials.css'

/** Moderators decide which testimonials are shown. */
export const ModerationPage = observer(function ModerationPage() {
  const list = useList(listModeratedTestimonials, { isPage: true })
  const [removing, setRemoving] = useState<ModeratedTestimonial | null>(null)
  const run = useRowAct(list)
  const columns: ListColumn<ModeratedTestimonial>[] = [
    { name: 'username', label: 'From', draw: drawAuthor },
    { name: 'rating', label: 'Rating', draw: ({ rating }) => <Stars rating={rating} /> },
    { name: 'text', label: 'Review', isLong: true, draw: drawWords },
    {
      name: 'created_at',
      label: 'Received',
      isOneLine: true,
      draw: ({ created_at }) => longDate(created_at),
    },
    { name: 'status', label: 'State', draw: ({ status }) => (status === 'approved' ? 'Shown' : 'Awaiting') },
    {
      name: 'act',
      label: 'Decision',
      draw: (one) => <Decision one={one} run={run} onRemove={() => setRemoving(one)} />,
    },
  ]
  return (
    <>
      <h1>Moderate testimonials</h1>
      <ListTable
        list={list}
        things="testimonials"
        columns={columns}
        empty="Nobody has written a testimonial yet."
        filters={[{ name: 'status', label: 'State' }]}
      />
      {removing && (
        <Confirm
          title="Remove this testimonial?"
          onConfirm={() => run(() => call(removeTestimonial, { id: removing.id }))}
          onClose={() => setRemoving(null)}
        >
          What {removing.username} said, and its video where there is one, is gone for good.
        </Confirm>
      )}
    </>
  )
})

const drawAuthor = ({ username, organization, email }: ModeratedTestimonial) => (
  <span className="stack-tight">
    {username}
    <span className="small muted">{organization}</span>
    <a className="small" href={`mailto:${email}`}>
      {email}
    </a>
  </span>
)

const drawWords = ({ text, video, username }: ModeratedTestimonial) => (
  <>
    <LongWords text={text} />
    {video && (
      // Whoever decides sees what would be shown; visitors send no captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        className="moderated-video"
        controls
        preload="none"
        src={video}
        aria-label={`Video of ${username}`}
      />
    )}
  </>
)

interface DecisionProps {
  one: ModeratedTestimonial
  run: (act: () => Promise<unknown>) => Promise<void>
  onRemove: () => void
}

function Decision({ one: { id, status, username }, run, onRemove }: DecisionProps) {
  const next = status === 'approved' ? 'awaiting' : 'approved'
  return (
    <span className="row">
      <button
        type="button"
        className="button button-outline"
        aria-label={`${status === 'approved' ? 'Hide' : 'Approve'} that of ${username}`}
        onClick={() => void run(() => call(decideTestimonial, { id, status: next }))}
      >
        {status === 'approved' ? 'Hide' : 'Approve'}
      </button>
      <button
        type="button"
        className="button button-danger"
        aria-label={`Remove that of ${username}`}
        onClick={onRemove}
      >
        Remove
      </button>
    </span>
  )
}
