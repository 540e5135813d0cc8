import { Link } from 'react-router-dom'
import './dataEntry.css'

const pages = {
  '/data-entry': 'Data entry',
  '/data-entry/approval': 'Approval',
  '/data-entry/files': 'Files and imports',
  '/data-entry/contributors': 'Contributors',
}

interface EntryHeadProps {
  title: string
  /** Pages of data entry that this one leads to. */
  leadsTo: readonly (keyof typeof pages)[]
}

/** The head of a page of data entry. */
export function EntryHead({ title, leadsTo }: EntryHeadProps) {
  return (
    <header className="row entry-head">
      <h1>{title}</h1>
      {leadsTo.length > 0 && (
        <nav className="row" aria-label="Data entry">
          {leadsTo.map((path) => (
            <Link key={path} className="button button-outline" to={path}>
              {pages[path]}
            </Link>
          ))}
        </nav>
      )}
    </header>
  )
}
