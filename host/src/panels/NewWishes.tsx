import { observer } from 'mobx-react-lite'
import { permissionTexts } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import { useStores } from '../app/Stores.ts'
import { useFrameHost } from '../frames/FrameHostContext.ts'

/** A newer version asks for more than the visitor switched on; until they allow it, it goes without. */
export const NewWishes = observer(function NewWishes({ release }: { release: Release }) {
  const { plugins } = useStores()
  const frameHost = useFrameHost()
  const { permissions, hosts } = plugins.heldOff(release)
  if (permissions.length === 0) return null
  const texts = permissions.map((name) =>
    name === 'network' && hosts.length > 0
      ? `${permissionTexts[name]} (${hosts.join(', ')})`
      : permissionTexts[name],
  )
  const allow = (): void => {
    plugins.accept(release)
    frameHost.permissionsChanged(release.plugin)
  }
  return (
    <div className="panel-wishes">
      <output className="small">
        {release.name} asks for more: {texts.join('; ')}.
      </output>
      <button type="button" className="button button-outline" onClick={allow}>
        Allow
      </button>
    </div>
  )
})
