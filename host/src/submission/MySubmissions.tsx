import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { OwnSubmission } from '@msdat/sdk/contracts/ownSubmissions'
import { useStores } from '../app/Stores.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { OwnSubmissionCard } from './OwnSubmissionCard.tsx'

/** What the signed-in visitor has handed in; `turn` changes when there may be something new. */
export const MySubmissions = observer(function MySubmissions({ turn }: { turn: unknown }) {
  const { registry } = useStores()
  const [own] = useState(() => new RemoteValue<OwnSubmission[]>(() => registry.ownSubmissions()))
  useEffect(() => void own.load(), [own, turn])
  const { state } = own
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void own.load()} />
  if (state.status !== 'ready' || state.value.length === 0) return null
  return (
    <section className="stack" aria-labelledby="my-submissions">
      <h2 id="my-submissions">My submissions</h2>
      <ul className="stack">
        {state.value.map((submission) => (
          <li key={submission.id}>
            <OwnSubmissionCard submission={submission} />
          </li>
        ))}
      </ul>
    </section>
  )
})
