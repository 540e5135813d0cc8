import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { ProfileCard } from '../signIn/ProfileCard.tsx'
import { homePath } from '@msdat/sdk/view'
import { platform } from '../platform/platform.ts'
import { platformLine, platformName } from '../parts/documentTitle.ts'
import { Icon } from '../parts/Icon.tsx'
import { addressOf, findPage } from '../pages/findPage.ts'
import { DashboardMenu } from './DashboardMenu.tsx'
import { headerPages } from './headerPages.ts'
import { OldVersionsMenu } from './OldVersionsMenu.tsx'
import { OptionsMenu } from './OptionsMenu.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import { tellHeight } from './tellHeight.ts'
import './header.css'

export const Header = observer(function Header({ title }: { title: string }) {
  const { accounts, address, dashboards, overlays } = useStores()
  // A dashboard has no other heading of its own; pages of the account bring theirs.
  const Title = dashboards.hasPageTitle ? 'h1' : 'p'
  // Once the dashboards are known, an address that names none of them will not get a title here.
  const isSaidBelow = findPage(address) !== null || dashboards.dashboards.value !== null
  return (
    <header ref={tellHeight} className="header no-print">
      <div className="header-inner">
        <Link className="brand" to={homePath} title="Home">
          {platform.logo === '' ? (
            <img src="/favicon.svg" alt="" width={34} height={34} />
          ) : (
            <img className="brand-logo" src={platform.logo} alt="" height={36} />
          )}
          <span className="brand-words">
            <span className="brand-name">{platformName}</span>
            <span className="brand-line">{platformLine}</span>
          </span>
        </Link>
        <Title className={isSaidBelow ? 'page-title is-said-below' : 'page-title'}>{title}</Title>
        <nav className="header-nav" aria-label="Main">
          <DashboardMenu />
          <SectionMenu />
          {headerPages(address.pathname, accounts.user?.role.value ?? null).map((page) => (
            <Link key={page.path} className="button header-link" to={addressOf(page)}>
              {page.label ?? page.title}
            </Link>
          ))}
          <OldVersionsMenu />
        </nav>
        <div className="header-actions">
          <button
            type="button"
            className="icon-button wide-only"
            aria-label="Find anything"
            title="Find anything (Ctrl+K)"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => overlays.show('palette')}
          >
            <Icon name="search" />
          </button>
          {accounts.user ? (
            <ProfileCard user={accounts.user} />
          ) : (
            <button type="button" className="button button-outline" onClick={() => overlays.show('sign-in')}>
              <Icon name="user" size={18} />
              <span className="wide-only">Login/Register</span>
              <span className="narrow-only">Login</span>
            </button>
          )}
          <OptionsMenu />
        </div>
      </div>
    </header>
  )
})
