import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { platformName } from '../parts/documentTitle.ts'
import { longDate } from '../words/longDate.ts'
import './footer.css'

export const Footer = observer(function Footer() {
  const { catalog, dashboards } = useStores()
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
