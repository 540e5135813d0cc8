import { observer } from 'mobx-react-lite'
import { permissionTexts } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import { useStores } from '../app/Stores.ts'
import { useFrameHost } from '../frames/FrameHostContext.ts'
import { Switch } from '../parts/Switch.tsx'
import type { Hearing } from '../parts/useDeafness.ts'
import { TopicsOf } from './TopicsOf.tsx'

interface PermissionListProps {
  release: Release
  /** Of the list of switches that it is part of. */
  hearing: Hearing
}

/** Each permission in plain words with the author's reason; the visitor may take it back. */
export const PermissionList = observer(function PermissionList(props: PermissionListProps) {
  const { release, hearing } = props
  const { plugins } = useStores()
  const frameHost = useFrameHost()
  const granted = plugins.granted(release)
  if (release.permissions.length === 0) return <p className="small muted">It asks for no permission.</p>
  return (
    <ul className="permissions">
      {release.permissions.map(({ name, reason }) => (
        <li key={name}>
          <Switch
            label={permissionTexts[name]}
            isOn={granted.includes(name)}
            hearing={hearing}
            onChange={(isAllowed) => {
              plugins.allow(release.plugin, name, isAllowed)
              if (isAllowed && plugins.switchedOn.has(release.plugin) && !plugins.isLocal(release.plugin))
                plugins.accept(release, [name])
              frameHost.permissionsChanged(release.plugin)
            }}
          />
          <p className="small muted">{reason}</p>
          <TopicsOf permission={name} release={release} />
          {name === 'network' && <p className="small muted">Servers: {release.network.join(', ')}</p>}
        </li>
      ))}
    </ul>
  )
})
