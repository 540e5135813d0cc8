import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { Icon } from '../parts/Icon.tsx'
import { useIsOnline } from '../parts/useIsOnline.ts'

/** Says what is wrong between the page and its server, and what still works; goes away by itself. */
export const OfflineNotice = observer(function OfflineNotice() {
  const { server } = useStores()
  const isOnline = useIsOnline()
  const isSaid = !server.isSaidElsewhere
  return (
    <div role="status" className="no-print">
      {isSaid && !isOnline && (
        <p className="offline">
          You are offline. What is on the screen stays; new figures come when the connection is back.
        </p>
      )}
      {isSaid && isOnline && server.isAway && (
        <div className="offline">
          <p>
            The server cannot be reached at the moment. What is on the screen stays, and can be read, saved
            and printed; other choices wait for the server, which is asked again every few seconds.
          </p>
          <button type="button" className="button button-outline" onClick={() => void server.ask()}>
            <Icon name="reload" size={16} /> Try again
          </button>
        </div>
      )}
    </div>
  )
})
