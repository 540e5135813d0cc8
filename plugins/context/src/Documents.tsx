import type { Citation } from '@msdat/sdk'
import { Part } from './Part.tsx'

/** The publications that the figures were read from. */
export function Documents({ documents }: { documents: readonly Citation[] }) {
  return (
    <Part title="Documents" count={documents.length}>
      {documents.length === 0 && (
        <p className="context-none">No publication is recorded for these figures.</p>
      )}
      <ul className="context-list">
        {documents.map(({ id, text, licence, vintage, is_secondary }) => (
          <li key={id}>
            {text}
            <span className="context-small">
              {[vintage, licence, is_secondary ? 'read where somebody else quotes it' : '']
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
