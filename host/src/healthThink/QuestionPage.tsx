import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link, useParams } from 'react-router-dom'
import type { ThinkThread } from '@msdat/sdk/contracts/healthThink'
import { useStores } from '../app/Stores.ts'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { numbered } from './numbered.ts'
import { Post } from './Post.tsx'
import { ThreadStore } from './ThreadStore.ts'
import './healthThink.css'

/** A question with its answers, those with most votes first. */
export const QuestionPage = observer(function QuestionPage() {
  const { id } = useParams()
  // Another question is another store, with nothing of the one before.
  return <Thread key={id} id={Number(id)} />
})

const Thread = observer(function Thread({ id }: { id: number }) {
  const [store] = useState(() => new ThreadStore(id))
  const { user } = useStores().accounts
  const reader = user?.id
  // Who reads decides what there is to read.
  useEffect(() => void store.thread.load(), [store, reader])
  const title = store.thread.value?.question.title ?? 'Question'
  useDocumentTitle(title)
  return (
    <div className="reading-page stack">
      <p>
        <Link to="/health-think">All questions</Link>
      </p>
      <h1 className="think-asked">{title}</h1>
      <RemoteFrame state={store.thread.state} onRetry={() => void store.thread.load()}>
        {(thread) => <Posts thread={thread} store={store} isSignedIn={user !== null} />}
      </RemoteFrame>
    </div>
  )
})

interface PostsProps {
  thread: ThinkThread
  store: ThreadStore
  isSignedIn: boolean
}

function Posts({ thread: { question, answers }, store, isSignedIn }: PostsProps) {
  return (
    <>
      <Post kind="question" post={question} store={store} />
      <h2>{numbered(answers.length, 'answer')}</h2>
      {answers.length === 0 && <p className="empty card">Nobody has answered yet.</p>}
      {answers.map((answer) => (
        <Post key={answer.id} kind="answer" post={answer} store={store} />
      ))}
      {isSignedIn ? (
        <AnswerForm question={question.id} onAnswered={() => void store.thread.load()} />
      ) : (
        <p>
          <Link to="/health-think/signup">Join Health Think</Link> to answer and to vote.
        </p>
      )}
    </>
  )
}
