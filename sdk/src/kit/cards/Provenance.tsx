import { useCitations, useCited } from '@msdat/sdk'
import { useState } from 'react'
import { licenceOf, secondaryRemark } from '../../contracts/citationWords.ts'
import type { DataSource } from '../../contracts/reference.ts'
import { Icon } from '../parts/Icon.tsx'
import { SourceTag } from '../parts/Tags.tsx'

interface ProvenanceProps {
  citations: readonly number[]
  sources: readonly DataSource[]
}

/** "Where this number comes from": the sources, the publications read and their licences. */
export function Provenance({ citations, sources }: ProvenanceProps) {
  const [isOpen, setOpen] = useState(false)
  useCited(citations)
  return (
    <details className="k-provenance" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="chevron" size={12} />
        Where this number comes from
      </summary>
      {isOpen && (
        <div>
          {sources.map((source) => (
            <p key={source.id}>
              <SourceTag source={source} /> <strong>{source.full_name}</strong>. {source.description}
            </p>
          ))}
          <Publications ids={citations} />
        </div>
      )}
    </details>
  )
}

function Publications({ ids }: { ids: readonly number[] }) {
  const citations = useCitations(ids)
  if (citations.status === 'loading') return <p>Looking up the publications…</p>
  if (citations.status === 'failed') return <p role="alert">{citations.problem.message}</p>
  if (citations.status === 'idle') return <p>No publication is named for these figures.</p>
  return (
    <ul aria-label="Publications">
      {citations.value.map((one) => (
        <li key={one.id}>
          {one.text}. {secondaryRemark(one)} Licence: <strong>{licenceOf(one)}</strong>.
        </li>
      ))}
    </ul>
  )
}
