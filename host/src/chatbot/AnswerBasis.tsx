import { Link } from 'react-router-dom'
import type { ChatAnswer } from '@msdat/sdk/contracts/chatbot'

/** Where the figures of an answer are shown, and the publications that they come from. */
export function AnswerBasis({ links, citations }: Pick<ChatAnswer, 'links' | 'citations'>) {
  if (links.length === 0 && citations.length === 0) return null
  return (
    <div className="answer-basis small">
      {links.length > 0 && (
        <p>
          {links.map(({ label, path }, at) => (
            <span key={path}>
              {at > 0 && ' · '}
              <Link to={path}>{label}</Link>
            </span>
          ))}
        </p>
      )}
      {citations.length > 0 && (
        <details>
          <summary>{citations.length === 1 ? 'Publication' : `${citations.length} publications`}</summary>
          <ul>
            {citations.map((citation) => (
              <li key={citation}>{citation}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
