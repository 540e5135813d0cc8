import { useEffect, useMemo, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { CustomBody } from '../customDashboards/CustomBody.tsx'
import { CustomHead } from '../customDashboards/CustomHead.tsx'
import { readById } from '../customDashboards/LoadedDashboard.tsx'
import { toDashboard } from '@msdat/sdk/view'
import { useGuest } from '../customDashboards/useGuest.ts'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'

/** A custom dashboard as everybody may see it: it is asked for without a session. */
export const EmbeddedCustom = observer(function EmbeddedCustom({ id }: { id: number }) {
  const [remote] = useState(() => new RemoteValue(() => readById(id)))
  useEffect(() => void remote.load(), [remote])
  return (
    <RemoteFrame state={remote.state} onRetry={() => void remote.load()}>
      {(record) =>
        record ? (
          <Shown record={record} />
        ) : (
          <p className="empty card">This dashboard is not public, waits for approval, or has been removed.</p>
        )
      }
    </RemoteFrame>
  )
})

const Shown = observer(function Shown({ record }: { record: CustomDashboard }) {
  const path = useStores().address.pathname
  const guest = useMemo(
    () => ({ path, dashboard: toDashboard(record, record.id), isPreview: false }),
    [record, path],
  )
  useGuest(guest)
  useDocumentTitle(record.title)
  return (
    <div className="dashboard">
      <h1 className="embed-title">{record.title}</h1>
      <CustomHead description={record.description} appearance={record.appearance}>
        <p className="small muted">Made by {record.owner_name}</p>
      </CustomHead>
      <CustomBody
        dashboard={guest.dashboard}
        sections={record.sections}
        appearance={record.appearance}
        author={record.owner_name}
      />
    </div>
  )
})
