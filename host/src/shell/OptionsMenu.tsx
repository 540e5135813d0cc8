import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { hasRole } from '@msdat/sdk/contracts/accounts'
import type { Appearance } from '@msdat/sdk/contracts/appearance'
import type { AppearanceStore } from '../appearance/AppearanceStore.ts'
import { useStores } from '../app/Stores.ts'
import type { Overlay } from '../app/OverlayStore.ts'
import { Disclosure } from '../parts/Disclosure.tsx'
import { Icon, type IconName } from '../parts/Icon.tsx'

const overlays: { overlay: Overlay; icon: IconName; label: string }[] = [
  { overlay: 'about', icon: 'info', label: 'About Dashboard' },
  { overlay: 'plugins', icon: 'puzzle', label: 'View Plugins' },
  { overlay: 'share', icon: 'share', label: 'Share' },
]

export const OptionsMenu = observer(function OptionsMenu() {
  const stores = useStores()
  const { user } = stores.accounts
  const isAdmin = user !== null && hasRole(user.role.value, 'admin')
  return (
    <Disclosure label="Options" face={<Icon name="more" />} buttonClass="icon-button">
      {(close) => {
        const run = (act: () => void) => () => {
          close()
          act()
        }
        return (
          <>
            {overlays.map(({ overlay, icon, label }) => (
              <button
                key={overlay}
                type="button"
                className="menu-item"
                onClick={run(() => stores.overlays.show(overlay))}
              >
                <Icon name={icon} /> {label}
              </button>
            ))}
            <button type="button" className="menu-item" onClick={run(() => printSoon(stores.appearance))}>
              <Icon name="print" /> Print
            </button>
            <button type="button" className="menu-item" onClick={run(toggleFullscreen)}>
              <Icon name="fullscreen" /> View Fullscreen
            </button>
            {user && (
              <>
                <div className="menu-separator" />
                <Link className="menu-item" to="/account#/createPlugin" onClick={close}>
                  <Icon name="upload" /> Create Plugin
                </Link>
              </>
            )}
            {isAdmin && (
              <>
                <Link className="menu-item" to="/account#/approvePlugin" onClick={close}>
                  <Icon name="shield" /> Approve Plugins
                </Link>
                <Link className="menu-item" to="/account#/composeDashboards" onClick={close}>
                  <Icon name="grid" /> Compose Dashboards
                </Link>
              </>
            )}
            <div className="menu-separator" />
            <SchemeChoice />
          </>
        )
      }}
    </Disclosure>
  )
})

const schemes: { scheme: Appearance['scheme']; icon: IconName; label: string }[] = [
  { scheme: 'light', icon: 'sun', label: 'Light' },
  { scheme: 'dark', icon: 'moon', label: 'Dark' },
  { scheme: 'system', icon: 'screen', label: 'System' },
]

const SchemeChoice = observer(function SchemeChoice() {
  const { appearance } = useStores()
  return (
    <div className="segments" role="group" aria-label="Colours">
      {schemes.map(({ scheme, icon, label }) => (
        <button
          key={scheme}
          type="button"
          aria-pressed={appearance.appearance.scheme === scheme}
          onClick={() => appearance.change({ scheme })}
        >
          <Icon name={icon} size={16} /> {label}
        </button>
      ))}
    </div>
  )
})

const printAfterMs = 500

/** The menu must be gone from the page, and the frames drawn for paper, before it is printed. */
function printSoon(appearance: AppearanceStore): void {
  appearance.setPrinting(true)
  setTimeout(() => window.print(), printAfterMs)
}

function toggleFullscreen(): void {
  const isFull = document.fullscreenElement !== null
  const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  // A browser may refuse; then the page stays as it is.
  done.catch(() => undefined)
}
