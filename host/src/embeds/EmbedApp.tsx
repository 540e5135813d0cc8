import { observer } from 'mobx-react-lite'
import { cardIn, publicCustomIn, withoutEmbed } from '@msdat/sdk/view'
import { AddressSync } from '../app/AddressSync.tsx'
import { useStores } from '../app/Stores.ts'
import { AbsentPlugin } from '../dashboards/AbsentPlugin.tsx'
import { controlsOf } from '../dashboards/controlsOf.ts'
import { PluginFrame } from '../frames/PluginFrame.tsx'
import { LiveRegion } from '../messages/LiveRegion.tsx'
import { Toasts } from '../messages/Toasts.tsx'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { EmbeddedCustom } from './EmbeddedCustom.tsx'
import '../app/app.css'
import '../dashboards/dashboard.css'
import './embeds.css'

/** One section of a view, or one card of it, alone, for frames of other sites: no header, no controls, no session, no forms. */
export const EmbedApp = observer(function EmbedApp() {
  const { address } = useStores()
  const custom = publicCustomIn(address.pathname)
  return (
    <div className="embed">
      <AddressSync />
      <main id="main" tabIndex={-1} className="embed-main">
        {custom === null ? <EmbeddedSection /> : <EmbeddedCustom id={custom} />}
      </main>
      <EmbedFoot isCustom={custom !== null} />
      <LiveRegion />
      <Toasts />
    </div>
  )
})

const EmbeddedSection = observer(function EmbeddedSection() {
  const { address, catalog, dashboards, plugins, selection, settings } = useStores()
  const { current } = dashboards
  const { section } = selection
  useDocumentTitle(current?.title ?? null)
  const failed = [dashboards.dashboards, catalog.catalog, plugins.index].filter(
    ({ state }) => state.status === 'failed',
  )
  if (failed[0]?.state.status === 'failed') {
    const retry = (): void => failed.forEach((remote) => void remote.load())
    return <LoadFailure problem={failed[0].state.problem} onRetry={retry} />
  }
  if (!current && dashboards.dashboards.value)
    return <p className="empty card">There is nothing at this address that could be shown here.</p>
  if (!current || !section || !plugins.index.value)
    return <div className="skeleton" style={{ height: '20rem' }} role="status" aria-label="Loading" />
  if (!plugins.find(section.plugin, section.contribution)) return <AbsentPlugin section={section} />
  return (
    <>
      {/* A card alone has its own title. */}
      <h1 className={cardIn(address.pathname) === null ? 'embed-title' : 'visually-hidden'}>
        {section.title}
      </h1>
      <PluginFrame
        key={section.id}
        plugin={section.plugin}
        contribution={section.contribution}
        title={section.title}
        settings={settings}
        isEager
        {...(section.options && { options: section.options })}
      />
    </>
  )
})

/** Where the figures come from, and the way to all of it. */
const EmbedFoot = observer(function EmbedFoot({ isCustom }: { isCustom: boolean }) {
  const { address, dashboards, plugins, selection } = useStores()
  const { shown, section } = selection
  const found = section && plugins.find(section.plugin, section.contribution)
  const controls = controlsOf(found?.contribution)
  // A section that chooses its own indicators is not of the selection's figure.
  const isOfOneFigure = controls.includes('indicator') && controls.includes('datasource')
  const custom = publicCustomIn(address.pathname)
  const path = isCustom ? `/custom/public/${custom}` : withoutEmbed(address.pathname)
  const figure = shown?.selection
  const source = figure && shown.names.datasource(figure.datasource)
  return (
    <footer className="embed-foot small muted">
      {/* A card alone says itself what it shows: it may be of another indicator or source than the section. */}
      {figure && source && isOfOneFigure && !isCustom && cardIn(address.pathname) === null && (
        <p>
          {shown.names.indicatorName(figure.indicator)}, {shown.names.placeName(figure.location)},{' '}
          {figure.period}. Source: {source.full_name} ({source.datasource}).
        </p>
      )}
      {dashboards.current && (
        <a href={path + address.search} target="_blank" rel="noopener">
          Open the full view
        </a>
      )}
    </footer>
  )
})
