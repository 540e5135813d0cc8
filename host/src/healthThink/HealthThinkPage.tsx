import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { hasRole } from '@msdat/sdk/contracts/roles'
import { listThinkQuestions } from '@msdat/sdk/contracts/healthThink'
import { useStores } from '../app/Stores.ts'
import { ListFrame } from '../lists/ListFrame.tsx'
import { useList } from '../lists/useList.ts'
import { AskForm } from './AskForm.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import './healthThink.css'

const statusFilter = {
  name: 'status',
  label: 'Status',
  choices: [
    { value: 'waiting', label: 'Waiting' },
    { value: 'hidden', label: 'Hidden' },
  ],
}
const mineFilter = { name: 'mine', label: 'Written by', choices: [{ value: 'true', label: 'Me' }] }

/** Questions on evidence, to be searched, voted for and answered with sources. */
export const HealthThinkPage = observer(function HealthThinkPage() {
  const { user } = useStores().accounts
  const list = useList(listThinkQuestions, { isPage: true })
  const [isAsking, setAsking] = useState(false)
  const filters = [
    ...(user ? [mineFilter] : []),
    ...(user && hasRole(user.role.value, 'moderator') ? [statusFilter] : []),
  ]
  return (
    <div className="reading-page stack">
      <div className="row page-head">
        <h1>Health Think</h1>
        {user && !isAsking && (
          <button type="button" className="button button-primary" onClick={() => setAsking(true)}>
            Ask a question
          </button>
        )}
      </div>
      <p className="muted">
        Questions about health evidence in Nigeria. Every answer names its sources and can lead to a view of
        the figures. Moderators look at each contribution before everyone sees it.
      </p>
      <p>
        {user ? (
          <Link to="/health-think/profile">Your profile and contributions</Link>
        ) : (
          <Link to="/health-think/signup">Join, to ask and to answer</Link>
        )}
      </p>
      {user && isAsking && <AskForm onClose={() => setAsking(false)} onAsked={() => void list.load()} />}
      <ListFrame list={list} things="questions" empty="Nobody has asked a question yet." filters={filters}>
        {(rows) => (
          <ul className="think-list">
            {rows.map((question) => (
              <li key={question.id}>
                <QuestionCard question={question} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </div>
  )
})
