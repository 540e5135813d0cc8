import { Link } from 'react-router-dom'
import type { ThinkProfile } from '@msdat/sdk/contracts/healthThink'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { numbered } from './numbered.ts'
import { drawable } from '../parts/drawable.ts'

/** What somebody wrote that everyone sees. */
export function Contributions({ questions, answers }: Pick<ThinkProfile, 'questions' | 'answers'>) {
  if (questions.length + answers.length === 0)
    return <p className="empty card">No contribution is shown yet.</p>
  const all = [
    ...questions.map((one) => ({ ...one, what: 'Asked', text: one.title, thread: one.id })),
    ...answers.map((one) => ({ ...one, what: 'Answered', text: one.body, thread: one.question })),
  ].sort((one, other) => other.created_at.localeCompare(one.created_at))
  return (
    <section aria-labelledby="contributions" className="stack">
      <h2 id="contributions">Contributions</h2>
      <ul className="think-list">
        {all.map(({ what, text, thread, id, created_at, score }) => (
          <li key={`${what}-${id}`} className="card think-card">
            <Link to={`/health-think/question/${thread}`} className="think-excerpt">
              {drawable(text)}
            </Link>
            <p className="small muted">
              {what}, {longDate(created_at)} · {numbered(score, 'vote')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
