import { Link } from 'react-router-dom'
import type { ThinkQuestion } from '@msdat/sdk/contracts/healthThink'
import { Byline } from './Byline.tsx'
import { numbered } from './numbered.ts'

/** A question in a list. */
export function QuestionCard({ question }: { question: ThinkQuestion }) {
  const { id, title, body, answers, score } = question
  return (
    <article className="card think-card stack">
      <h2 className="think-title">
        <Link to={`/health-think/question/${id}`}>{title}</Link>
      </h2>
      <p className="think-excerpt">{body}</p>
      <p className="small muted">
        {numbered(answers, 'answer')} · {numbered(score, 'vote')} · <Byline post={question} />
      </p>
    </article>
  )
}
