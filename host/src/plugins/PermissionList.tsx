import { observer } from 'mobx-react-lite'
import { permissionTexts, type Permission } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import { useStores } from '../app/Stores.ts'
import { AskedSwitch } from '../parts/AskedSwitch.tsx'
import { Switch } from '../parts/Switch.tsx'
import type { Hearing } from '../parts/useDeafness.ts'
import { TopicsOf } from './TopicsOf.tsx'

interface PermissionListProps {
  release: Release
  /** Of the dialog of switches that it is part of; elsewhere each switch asks, since frames run beside it. */
  hearing?: Hearing
}

/** Each permission in plain words with the author's reason; the visitor may take it back. */
export const PermissionList = observer(function PermissionList(props: PermissionListProps) {
  const { release, hearing } = props
  const { plugins } = useStores()
  const granted = plugins.granted(release)
  if (release.permissions.length === 0) return <p className="small muted">It asks for no permission.</p>
  const switchOf = (name: Permission) => ({
    label: permissionTexts[name],
    isOn: granted.includes(name),
    onChange(isAllowed: boolean) {
      plugins.allow(release.plugin, name, isAllowed)
      if (isAllowed && plugins.switchedOn.has(release.plugin) && !plugins.isLocal(release.plugin))
        plugins.accept(release, [name])
    },
  })
  return (
    <ul className="permissions">
      {release.permissions.map(({ name, reason }) => (
        <li key={name}>
          {hearing ? (
            <Switch {...switchOf(name)} hearing={hearing} />
          ) : (
            <AskedSwitch
              {...switchOf(name)}
              title={`Allow ${release.name} this?`}
              question={`${permissionTexts[name]}. You can take it back at any time.`}
              act="Allow"
            />
          )}
          <p className="small muted">{reason}</p>
          <TopicsOf permission={name} release={release} />
          {name === 'network' && <p className="small muted">Servers: {release.network.join(', ')}</p>}
        </li>
      ))}
    </ul>
  )
})
