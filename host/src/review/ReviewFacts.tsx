import { momentText } from '../words/momentText.ts'
import type { Review } from '@msdat/sdk/contracts/review'

/** What bears on who may approve, and how; the gravest first. */
export function ReviewFacts({ review }: { review: Review }) {
  const { facts, approvals, admins_needed } = review
  if (facts.length === 0 && approvals.length === 0) return null
  return (
    <section className="stack review-notes" aria-label="What bears on the decision">
      {facts.map(({ kind, tone, title, detail }) => (
        <div key={kind} className={`review-fact is-${tone}`}>
          <p>
            <strong>{title}</strong>
          </p>
          <p className="small">{detail}</p>
        </div>
      ))}
      {approvals.map(({ actor, at, reason }) => (
        <p key={actor} className="small">
          <span className="badge badge-positive">{admins_needed === 2 ? 'One of two' : 'Approved'}</span>{' '}
          {actor.split(' ').at(-1)} approved this zip on {momentText(at)}: {reason}
        </p>
      ))}
    </section>
  )
}
