import { Link } from 'react-router-dom'
import { homePath } from '@msdat/sdk/view'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import './pages.css'

export function NotFound() {
  useDocumentTitle('Page not found')
  return (
    <div className="whole-page">
      <h1>404 | Page not found</h1>
      <p className="muted">The address may have been mistyped, or the page has moved.</p>
      <Link className="button button-primary" to={homePath}>
        Back to Home
      </Link>
    </div>
  )
}
