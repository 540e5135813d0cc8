import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'

/** Sentences for screen readers alone. */
export const LiveRegion = observer(function LiveRegion() {
  const { announcements } = useStores()
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="announcements">
      <span key={announcements.turn}>{announcements.message}</span>
    </div>
  )
})
