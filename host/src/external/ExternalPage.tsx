import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { homePath } from '@msdat/sdk/view'
import { NotFound } from '../pages/NotFound.tsx'
import { platform } from '../platform/platform.ts'
import { repositoryAt } from './repositories.ts'

/** Opens a repository of somebody else in a new tab, and says so where none is set. */
export function ExternalPage() {
  const repository = repositoryAt(useLocation().pathname, platform)
  const url = repository?.url ?? ''
  useEffect(() => {
    // A browser may keep a tab from opening that nobody pressed for: the button below is there in any case.
    if (url !== '') window.open(url, '_blank', 'noopener,noreferrer')
  }, [url])
  if (!repository) return <NotFound />
  return (
    <div className="whole-page">
      <h1>{repository.title}</h1>
      <p>{repository.text}</p>
      {url !== '' ? (
        <>
          <p className="muted">It opens in a new tab. If it has not, press the button.</p>
          <a className="button button-primary" href={url} target="_blank" rel="noopener noreferrer">
            Open {new URL(url).host}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </>
      ) : (
        <p className="muted">
          No address is set for it here. An administrator sets one under Admin, Settings.
        </p>
      )}
      <Link to={homePath}>Back to Home</Link>
    </div>
  )
}
