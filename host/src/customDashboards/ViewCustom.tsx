import { useMemo } from 'react'
import { observer } from 'mobx-react-lite'
import type { CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { PrintHead } from '../print/PrintHead.tsx'
import { PrintSources } from '../print/PrintSources.tsx'
import { ApprovalBadge } from './ApprovalBadge.tsx'
import { AuthorMenu } from './AuthorMenu.tsx'
import { CopyThis } from './CopyThis.tsx'
import { CustomBody } from './CustomBody.tsx'
import { CustomHead } from './CustomHead.tsx'
import { Decide } from './Decide.tsx'
import { toDashboard } from '@msdat/sdk/view'
import { useGuest } from './useGuest.ts'

interface ViewCustomProps {
  record: CustomDashboard
  /** After a decision. */
  onChanged: () => void
}

/** A custom dashboard, whole. */
export const ViewCustom = observer(function ViewCustom({ record, onChanged }: ViewCustomProps) {
  const { address, accounts } = useStores()
  const path = address.pathname
  const guest = useMemo(
    () => ({ path, dashboard: toDashboard(record, record.id), isPreview: false }),
    [record, path],
  )
  useGuest(guest)
  useDocumentTitle(record.title)
  const role = accounts.user?.role.value
  const canDecide = record.may !== 'own' && !record.is_private && (role === 'moderator' || role === 'admin')
  return (
    <div className="dashboard">
      <PrintHead />
      <CustomHead description={record.description} appearance={record.appearance}>
        <p className="small muted row">
          <span>Made by {record.owner_name}</span>
          {(record.may !== 'view' || canDecide) && <ApprovalBadge approval={record.approval} />}
        </p>
        {record.approval === 'disapproved' && (
          <p className="small">Why it was disapproved: {record.decision_reason}</p>
        )}
      </CustomHead>
      {record.may === 'view' ? <CopyThis record={record} /> : <AuthorMenu dashboard={record} />}
      {canDecide && <Decide record={record} onDecided={onChanged} />}
      <CustomBody
        dashboard={guest.dashboard}
        sections={record.sections}
        appearance={record.appearance}
        author={record.owner_name}
      />
      <PrintSources />
    </div>
  )
})
