import { observer } from 'mobx-react-lite'
import { permissionTexts, type Permission } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import { useStores } from '../app/Stores.ts'
import { ConsentButton } from '../parts/ConsentButton.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TopicsOf } from '../plugins/TopicsOf.tsx'

interface WishesDialogProps {
  release: Release
  onClose: () => void
}

/** Asks whether a plugin may do more. While it is open no frame is displayed. */
export const WishesDialog = observer(function WishesDialog({ release, onClose }: WishesDialogProps) {
  const { plugins } = useStores()
  const { permissions, hosts } = plugins.heldOff(release)
  const reasonOf = (wanted: Permission) => release.permissions.find(({ name }) => name === wanted)?.reason
  const allow = (): void => {
    plugins.accept(release)
    onClose()
  }
  return (
    <Dialog title={`Allow ${release.name} more?`} onClose={onClose}>
      <p>Version {release.version} asks for what the version you switched on did not. It works on without.</p>
      <ul className="stack wishes">
        {permissions.map((name) => (
          <li key={name}>
            <p className="wish">{permissionTexts[name]}</p>
            <TopicsOf permission={name} release={release} />
            {name === 'network' && hosts.length > 0 && <p className="small">Servers: {hosts.join(', ')}</p>}
            <p className="small muted">{reasonOf(name)}</p>
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <ConsentButton onPress={onClose}>Not now</ConsentButton>
        <ConsentButton look="primary" onPress={allow}>
          Allow
        </ConsentButton>
      </div>
    </Dialog>
  )
})
