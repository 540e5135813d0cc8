import { useId, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link, useLocation } from 'react-router-dom'
import type { User } from '@msdat/sdk/contracts/accounts'
import { useStores } from '../app/Stores.ts'
import { homePath } from '@msdat/sdk/view'
import { Icon } from '../parts/Icon.tsx'
import { EmailNotice } from '../recovery/EmailNotice.tsx'
import { useLogOut } from '../signIn/useLogOut.ts'
import { addressOf, findPage } from './findPage.ts'
import { areaGroups, type PageEntry } from './PageEntry.ts'
import { pagesIn } from './pagesIn.ts'
import { PageView } from './PageView.tsx'
import './areaPage.css'

const areas = {
  '/account': { menu: 'account', name: 'Account' },
  '/admin': { menu: 'admin', name: 'Admin' },
} as const

/** A page with a side bar, whose views stand behind the # of its address. */
export const AreaPage = observer(function AreaPage() {
  const { user } = useStores().accounts
  const entry = findPage(useLocation())
  if (!entry) return null
  return (
    <div className="area">
      {user ? <SideBar entry={entry} user={user} /> : <div />}
      <div className="area-view">
        {user && entry.path === '/account' && <EmailNotice user={user} />}
        <PageView entry={entry} />
      </div>
    </div>
  )
})

/** On a telephone it folds up into one button, named after the view that is open. */
const SideBar = observer(function SideBar({ entry, user }: { entry: PageEntry; user: User }) {
  const [openAt, setOpenAt] = useState<PageEntry | null>(null)
  const listId = useId()
  const logOut = useLogOut()
  const role = user.role.value
  const { menu, name } = areas[entry.path as keyof typeof areas]
  const pages = pagesIn(menu, role)
  // Another view folds it up again.
  const isOpen = openAt === entry
  return (
    <nav className="area-nav" aria-label={name} data-open={isOpen || undefined}>
      <button
        type="button"
        className="menu-item area-nav-button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? null : entry)}
      >
        <Icon name={entry.icon} />
        <span>
          {name}: {entry.label ?? entry.title}
        </span>
        <Icon name="chevron" size={18} />
      </button>
      <div className="area-nav-list" id={listId}>
        {[undefined, ...areaGroups].map((group) => (
          <Group
            key={group ?? ''}
            name={group}
            pages={pages.filter((one) => one.group === group)}
            entry={entry}
          />
        ))}
        <div className="menu-separator" />
        <Link className="menu-item" to={homePath}>
          <Icon name="home" /> Back to Dashboard
        </Link>
        <button type="button" className="menu-item" onClick={() => void logOut()}>
          <Icon name="close" /> Logout
        </button>
      </div>
    </nav>
  )
})

interface GroupProps {
  /** The first pages of an area have no heading. */
  name: string | undefined
  pages: readonly PageEntry[]
  entry: PageEntry
}

function Group({ name, pages, entry }: GroupProps) {
  const titleId = useId()
  if (pages.length === 0) return null
  return (
    <div className="area-nav-group" {...(name && { role: 'group', 'aria-labelledby': titleId })}>
      {name && (
        <p className="menu-group-title" id={titleId}>
          {name}
        </p>
      )}
      {pages.map((one) => (
        <Link
          key={addressOf(one)}
          className="menu-item"
          to={addressOf(one)}
          aria-current={one === entry ? 'page' : undefined}
        >
          <Icon name={one.icon} /> {one.label ?? one.title}
        </Link>
      ))}
    </div>
  )
}
