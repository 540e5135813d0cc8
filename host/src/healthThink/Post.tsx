import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { ThinkAnswer, ThinkQuestion } from '@msdat/sdk/contracts/healthThink'
import { hasRole } from '@msdat/sdk/contracts/roles'
import { useStores } from '../app/Stores.ts'
import { Prose } from '../articles/Prose.tsx'
import '../articles/articles.css'
import { toProblem } from '../loading/Loadable.ts'
import { AskedButton } from '../parts/AskedButton.tsx'
import { ConsentButton } from '../parts/ConsentButton.tsx'
import { Byline } from './Byline.tsx'
import { LinkedView } from './LinkedView.tsx'
import { numbered } from './numbered.ts'
import type { ThreadStore } from './ThreadStore.ts'
import { LongWords } from '../parts/LongWords.tsx'
import { weightOf } from '@msdat/sdk/contracts/weightOf'

interface PostProps {
  kind: 'question' | 'answer'
  post: ThinkQuestion | ThinkAnswer
  store: ThreadStore
}

/**
 * What somebody wrote, with its view, its sources and its votes. A plugin in the view can scroll the page, so a vote
 * must be meant, and a moderator's press only asks.
 */
export const Post = observer(function Post({ kind, post, store }: PostProps) {
  const { user } = useStores().accounts
  const [fault, setFault] = useState('')
  const run = async (work: Promise<void>): Promise<void> => {
    setFault('')
    await work.catch((error: unknown) => setFault(toProblem(error).message))
  }
  const votes = numbered(post.score, 'vote')
  return (
    <article
      className="card think-card stack"
      aria-label={kind === 'question' ? 'Question' : `Answer by ${post.author}`}
    >
      <Words text={post.body} />
      {post.view && <LinkedView view={post.view} by={post.author} />}
      {'sources' in post && (
        <div className="think-sources small">
          <strong>Sources</strong>
          <Words text={post.sources} />
        </div>
      )}
      <div className="row">
        {user ? (
          <ConsentButton isPressed={post.is_voted} onPress={() => void run(store.vote(kind, post.id))}>
            {post.is_voted ? 'Voted' : 'Vote'} · {votes}
          </ConsentButton>
        ) : (
          <span className="small muted">{votes}</span>
        )}
        <span className="small muted">
          <Byline post={post} />
        </span>
        {user && hasRole(user.role.value, 'moderator') && (
          <>
            {post.status !== 'shown' && (
              <AskedButton
                act="Show to everyone"
                title={`Show what ${post.author} wrote?`}
                question="Everybody can read it then. You can hide it again."
                look="primary"
                onConfirm={() => run(store.judge(kind, post.id, 'shown'))}
              />
            )}
            {post.status !== 'hidden' && (
              <AskedButton
                act="Hide"
                title={`Hide what ${post.author} wrote?`}
                question="Only moderators can read it then. You can show it again."
                look="danger"
                onConfirm={() => run(store.judge(kind, post.id, 'hidden'))}
              />
            )}
          </>
        )}
      </div>
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </article>
  )
})

/** More than any text of one script, and less than takes a browser a second. */
const heaviest = 50_000

const Words = ({ text }: { text: string }) =>
  weightOf(text) > heaviest ? <LongWords text={text} /> : <Prose text={text} />
