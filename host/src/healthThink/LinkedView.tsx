import { Link } from 'react-router-dom'
import { EmbeddedPlace } from '../customDashboards/EmbeddedPlace.tsx'
import { embeddedAddress } from './embeddedAddress.ts'

/**
 * A view that somebody linked, drawn where it is a dashboard of this site. The embedded page has no session, and the
 * sandbox keeps it from leaving its place, opening dialogs and posting forms. Plugins of anybody run in it, so it is
 * guarded like a page of another site.
 */
export function LinkedView({ view, by }: { view: string; by: string }) {
  const address = embeddedAddress(view, window.location.origin)
  return (
    <div className="stack">
      {address && (
        <EmbeddedPlace
          key={address}
          className="think-view"
          url={address}
          title={`The view that ${by} linked`}
          isOfThisSite
        />
      )}
      <p>
        <Link to={view}>Open the view of the figures</Link>
      </p>
    </div>
  )
}
