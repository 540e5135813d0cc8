import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listNews } from '@msdat/sdk/contracts/news'
import { useStores } from '../app/Stores.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { Icon } from '../parts/Icon.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { newsByCategory } from './newsByCategory.ts'
import './news.css'

/** Stands beside the page and takes no focus: it may open while somebody reads or types. */
export const NewsPanel = observer(function NewsPanel() {
  const { announcements, news, overlays } = useStores()
  const [remote] = useState(() => new RemoteValue(async () => (await call(listNews, { size: 1000 })).results))
  useEffect(() => {
    announcements.announce("What's New is open")
    void remote.load()
  }, [announcements, remote])
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent): void => void (event.key === 'Escape' && news.close())
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [news])
  const { state } = remote
  return (
    <aside className="news-panel no-print" aria-label="What's New">
      <div className="dialog-head">
        <h2>What's New</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close What's New"
          onClick={() => news.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void remote.load()} />
      )}
      {(state.status === 'loading' || state.status === 'idle') && <p className="muted">Loading…</p>}
      {state.status === 'ready' && state.value.length === 0 && <p className="muted">There is no news yet.</p>}
      {newsByCategory(remote.value ?? []).map(({ name, items }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul className="stack">
            {items.map(({ id, title, content, created_at }) => (
              <li key={id}>
                <strong>{title}</strong>
                <p className="small">{content}</p>
                <p className="small muted">{longDate(created_at)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!news.wasInvited && (
        <button type="button" className="button button-outline" onClick={() => overlays.show('newsletter')}>
          Get the news by e-mail
        </button>
      )}
      <label className="small row">
        <input
          type="checkbox"
          checked={news.opensByItself}
          onChange={(event) => news.letOpen(event.currentTarget.checked)}
        />
        Show news by itself
      </label>
    </aside>
  )
})
