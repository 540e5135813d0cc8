import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link, useParams } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { getOwnThinkProfile, getThinkProfile, type ThinkProfile } from '@msdat/sdk/contracts/healthThink'
import { AppError } from '@msdat/sdk/contracts/problem'
import { useStores } from '../app/Stores.ts'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { Contributions } from './Contributions.tsx'
import { numbered } from './numbered.ts'
import { ProfileForm } from './ProfileForm.tsx'
import './healthThink.css'

/** Somebody's expertise and contributions; without an id in the address, one's own. */
export const ThinkProfilePage = observer(function ThinkProfilePage() {
  const { id } = useParams()
  return <Profile key={id ?? 'own'} id={id === undefined ? null : Number(id)} />
})

/** Null where there is none yet. */
async function readProfile(id: number | null): Promise<ThinkProfile | null> {
  try {
    return id === null ? await call(getOwnThinkProfile, {}) : await call(getThinkProfile, { id })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

const Profile = observer(function Profile({ id }: { id: number | null }) {
  const { user, isKnown } = useStores().accounts
  const [profile] = useState(() => new RemoteValue(() => readProfile(id)))
  const [isEdited, setEdited] = useState(false)
  const isOwn = id === null
  const reader = user?.id
  useEffect(() => {
    if (!isOwn || reader !== undefined) void profile.load()
  }, [profile, isOwn, reader])
  const reload = (): void => {
    setEdited(false)
    void profile.load()
  }
  return (
    <div className="reading-page stack">
      <p>
        <Link to="/health-think">All questions</Link>
      </p>
      <h1>{profile.value?.name ?? (isOwn ? 'Your profile' : 'Profile')}</h1>
      {isOwn && isKnown && !user && (
        <p className="empty card">
          Kindly login to view your profile. <Link to="/health-think/signup">Join Health Think</Link>
        </p>
      )}
      {(!isOwn || user) && (
        <RemoteFrame state={profile.state} onRetry={() => void profile.load()}>
          {(found) => {
            if (!found && isOwn)
              return (
                <p className="empty card">
                  You have no profile yet. <Link to="/health-think/signup">Join Health Think</Link>
                </p>
              )
            if (!found) return <p className="empty card">There is no profile at this address.</p>
            if (isEdited)
              return (
                <section className="card think-card">
                  <ProfileForm initial={found} action="Save" onSaved={reload} />
                </section>
              )
            return <Told profile={found} onEdit={isOwn ? () => setEdited(true) : null} />
          }}
        </RemoteFrame>
      )}
    </div>
  )
})

function Told({ profile, onEdit }: { profile: ThinkProfile; onEdit: (() => void) | null }) {
  const { expertise, about, questions, answers, score } = profile
  return (
    <>
      <section className="card think-card stack" aria-label="About">
        <p>
          <strong>Expertise:</strong> {expertise}
        </p>
        <p className="think-about">{about}</p>
        <p className="small muted">
          {numbered(questions.length, 'question')}, {numbered(answers.length, 'answer')},{' '}
          {numbered(score, 'vote')}
        </p>
        {onEdit && (
          <div>
            <button type="button" className="button button-outline" onClick={onEdit}>
              Change your profile
            </button>
          </div>
        )}
      </section>
      <Contributions questions={questions} answers={answers} />
    </>
  )
}
