import { Link } from 'react-router-dom'
import { embeddedAddress } from './embeddedAddress.ts'

/**
 * A view that somebody linked, drawn where it is a dashboard of this site. The embedded page has no session, and the
 * sandbox keeps it from leaving its place, opening dialogs and posting forms.
 */
export function LinkedView({ view, by }: { view: string; by: string }) {
  const address = embeddedAddress(view, window.location.origin)
  return (
    <div className="stack">
      {address && (
        <iframe
          className="think-view"
          src={address}
          title={`The view that ${by} linked`}
          loading="lazy"
          // Without its own origin the page could not ask this site for figures.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-downloads"
        />
      )}
      <p>
        <Link to={view}>Open the view of the figures</Link>
      </p>
    </div>
  )
}
