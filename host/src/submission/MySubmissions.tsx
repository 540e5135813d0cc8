import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { listOwnSubmissions } from '@msdat/sdk/contracts/ownSubmissions'
import { ListFrame } from '../lists/ListFrame.tsx'
import { useList } from '../lists/useList.ts'
import { OwnSubmissionCard } from './OwnSubmissionCard.tsx'

/** What the signed-in visitor has handed in; `turn` changes when there may be something new. */
export const MySubmissions = observer(function MySubmissions({ turn }: { turn: unknown }) {
  const list = useList(listOwnSubmissions, { size: 10 })
  useEffect(() => void list.load(), [list, turn])
  // Whoever has handed in nothing has come to read how it is done.
  if (!list.problem && !list.rows.value?.count) return null
  return (
    <section className="stack" aria-labelledby="my-submissions">
      <h2 id="my-submissions">My submissions</h2>
      <ListFrame list={list} things="submissions" empty="Nothing was handed in yet.">
        {(rows) => (
          <ul className="stack">
            {rows.map((submission) => (
              <li key={submission.id}>
                <OwnSubmissionCard submission={submission} onAnswered={() => void list.load()} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </section>
  )
})
