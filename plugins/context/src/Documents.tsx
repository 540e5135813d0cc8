import { useCitations } from '@msdat/sdk'
import { citationsOf, FailedState, LoadingState, type Figure } from '@msdat/sdk/kit'
import { Part } from './Part.tsx'

/** The publications that the figures were read from. */
export function Documents({ figures }: { figures: readonly Figure[] }) {
  const citations = useCitations(citationsOf(figures))
  if (citations.status === 'loading') return <LoadingState height={80} />
  if (citations.status === 'failed')
    return <FailedState problem={citations.problem} retry={citations.retry} />
  const documents = citations.status === 'ready' ? citations.value : []
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
