import { Link } from 'react-router-dom'
import type { ThinkQuestion } from '@msdat/sdk/contracts/healthThink'
import { longDate } from '@msdat/sdk/contracts/longDate'

const states = { waiting: 'waits for a moderator', hidden: 'hidden by a moderator', shown: '' } as const

/** Who wrote it, when, and whether everyone sees it. */
export function Byline({
  post,
}: {
  post: Pick<ThinkQuestion, 'author' | 'profile' | 'created_at' | 'status'>
}) {
  const { author, profile, created_at, status } = post
  return (
    <>
      {profile === null ? author : <Link to={`/health-think/profile/${profile}`}>{author}</Link>},{' '}
      {longDate(created_at)}
      {states[status] && <span className="think-state"> {states[status]}</span>}
    </>
  )
}
