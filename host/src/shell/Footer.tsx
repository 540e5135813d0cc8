import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { addressOf } from '../pages/findPage.ts'
import { pagesIn } from '../pages/pagesIn.ts'
import { platformName } from '../parts/documentTitle.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import './footer.css'

export const Footer = observer(function Footer() {
  const { accounts, catalog, dashboards, overlays } = useStores()
  const pages = pagesIn('footer', accounts.user?.role.value ?? null)
  const loaded = catalog.catalog.value
  const { status } = catalog.catalog.state
  const missing = status === 'failed' || status === 'ready' ? 'Not available' : 'Loading...'
  return (
    <footer className="footer">
      <div className="footer-inner">
        <p>
          <strong>{platformName}</strong> shows published figures as their sources state them, each with its
          year.
        </p>
        <button
          type="button"
          className="button button-outline no-print"
          onClick={() => overlays.show('feedback')}
        >
          Feedback
        </button>
        {pages.length > 0 && (
          <nav className="footer-links no-print" aria-label="About this platform">
            {pages.map((page) => (
              <Link key={page.path} to={addressOf(page)}>
                {page.label ?? page.title}
              </Link>
            ))}
          </nav>
        )}
        <dl className="footer-facts">
          {dashboards.current && (
            <>
              <Fact name="Indicators" value={loaded ? String(catalog.indicatorsWithData) : missing} />
              <Fact name="Data sources" value={loaded ? String(catalog.sourcesWithData) : missing} />
            </>
          )}
          <Fact name="Last updated" value={(loaded && longDate(loaded.updated_at)) ?? missing} />
        </dl>
      </div>
    </footer>
  )
})

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
