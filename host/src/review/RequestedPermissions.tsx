import { permissionTexts, type Manifest } from '@msdat/sdk/contracts/manifest'
import { TopicsOf } from '../plugins/TopicsOf.tsx'
import { LongWords } from '../parts/LongWords.tsx'

/** What the plugin asks for, with the reason its author gives. */
export function RequestedPermissions({ manifest }: { manifest: Manifest }) {
  const { publishes = [], subscribes = [] } = manifest
  const topics = { publishes, subscribes: subscribes.map(({ topic }) => topic) }
  return (
    <section className="stack">
      <h3>Permissions</h3>
      {manifest.permissions.length === 0 && <p className="muted">It asks for none.</p>}
      <ul className="stack review-permissions">
        {manifest.permissions.map(({ name, reason }) => (
          <li key={name}>
            <strong>{permissionTexts[name]}</strong> <code className="muted">{name}</code>
            <p className="small muted">
              <LongWords text={reason} />
            </p>
            <TopicsOf permission={name} release={topics} />
          </li>
        ))}
      </ul>
      {manifest.network?.map(({ host, reason }) => (
        <p key={host} className="small">
          <code>{host}</code> – <LongWords text={reason} />
        </p>
      ))}
    </section>
  )
}
