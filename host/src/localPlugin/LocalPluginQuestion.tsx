import { observer } from 'mobx-react-lite'
import type { LocalPluginBuild } from '@msdat/sdk/contracts/localPluginNews'
import { permissionTexts } from '@msdat/sdk/contracts/manifest'
import { useStores } from '../app/Stores.ts'
import { ConsentButton } from '../parts/ConsentButton.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TopicsOf } from '../plugins/TopicsOf.tsx'

/** Asks once for each run of the command. While it is open no frame is displayed. */
export const LocalPluginQuestion = observer(function LocalPluginQuestion({
  build,
}: {
  build: LocalPluginBuild
}) {
  const { localPlugin } = useStores()
  const { manifest } = build
  const { publishes = [], subscribes = [] } = manifest
  const topics = { publishes, subscribes: subscribes.map(({ topic }) => topic) }
  const asked = manifest.permissions.filter(({ name }) => name !== 'network')
  return (
    <Dialog title="Load an unsigned local plugin?" onClose={() => localPlugin.stop()}>
      <p>
        <strong>{manifest.name}</strong> {manifest.version} comes from <code>{localPlugin.server}</code>, a
        program on this computer. Nobody has reviewed or signed it. Say yes only if you have started that
        program yourself.
      </p>
      <p>
        It runs in a frame like every plugin, for you alone and in this tab, and each change you save runs at
        once.
      </p>
      {asked.length > 0 && (
        <>
          <p>It may, and what you add to its manifest too:</p>
          <ul className="local-plugin-asks">
            {asked.map(({ name }) => (
              <li key={name}>
                {permissionTexts[name]}
                <TopicsOf permission={name} release={topics} />
              </li>
            ))}
          </ul>
        </>
      )}
      {asked.length < manifest.permissions.length && (
        <p>It also asks for other servers. An admin lets plugins reach those, so here it reaches none.</p>
      )}
      <div className="dialog-actions">
        <ConsentButton onPress={() => localPlugin.stop()}>No</ConsentButton>
        <ConsentButton look="primary" onPress={() => localPlugin.allow()}>
          Load it
        </ConsentButton>
      </div>
    </Dialog>
  )
})
