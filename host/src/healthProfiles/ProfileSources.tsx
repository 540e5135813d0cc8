import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listCitations, type Citation } from '@msdat/sdk/contracts/data'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { mergeCitations } from './mergeCitations.ts'

/** The publications that the figures were read from. */
export const ProfileSources = observer(function ProfileSources({ ids }: { ids: readonly number[] }) {
  const wanted = [...new Set(ids)].filter((id) => id > 0).toSorted((one, other) => one - other)
  const key = wanted.join(',')
  const [citations] = useState(
    () =>
      new RemoteValue<Citation[], string>(
        async (id) => (await call(listCitations, { id, size: 1000 })).results,
      ),
  )
  useEffect(() => void (key && citations.load(key)), [citations, key])
  if (key === '') return null
  return (
    <section className="stack profile-sources" aria-label="Where the figures come from">
      <h2>Where the figures come from</h2>
      <RemoteFrame state={citations.state} onRetry={() => void citations.load(key)}>
        {(found) => (
          <ul>
            {mergeCitations(found.map(({ text }) => text)).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </RemoteFrame>
    </section>
  )
})
