import { observer } from 'mobx-react-lite'
import type { CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import { asCopy, contentOf } from '../builder/BuilderContent.ts'
import { useBeginDraft } from './useBeginDraft.tsx'

/** Readers begin a dashboard of their own with somebody else's. */
export const CopyThis = observer(function CopyThis({ record }: { record: CustomDashboard }) {
  const begin = useBeginDraft()
  return (
    <div className="row no-print">
      <button
        type="button"
        className="button button-outline"
        disabled={begin.isBusy}
        onClick={() => void begin.start(asCopy(contentOf(record)))}
      >
        Make a copy of my own
      </button>
      {begin.dialog}
    </div>
  )
})
