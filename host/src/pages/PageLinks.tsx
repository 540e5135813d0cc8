import { Link } from 'react-router-dom'
import { Icon } from '../parts/Icon.tsx'
import { addressOf } from './findPage.ts'
import type { PageEntry } from './PageEntry.ts'

/** Pages of the table as entries of a menu. */
export function PageLinks({ pages, onChoose }: { pages: readonly PageEntry[]; onChoose: () => void }) {
  return pages.map((page) => (
    <Link key={addressOf(page)} className="menu-item" to={addressOf(page)} onClick={onChoose}>
      <Icon name={page.icon} /> {page.label ?? page.title}
    </Link>
  ))
}
