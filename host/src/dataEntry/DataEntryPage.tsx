import { observer } from 'mobx-react-lite'
import { hasRole } from '@msdat/sdk/contracts/roles'
import { EntryHead } from './EntryHead.tsx'
import { useStores } from '../app/Stores.ts'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { EntryPart } from './EntryPart.tsx'
import { NewTable } from './NewTable.tsx'
import { OwnTables } from './OwnTables.tsx'
import { useOpened } from './useOpened.ts'
import './dataEntry.css'

/** Where figures are typed: one's own tables, a new one, and the one that is open. */
export const DataEntryPage = observer(function DataEntryPage() {
  const { accounts } = useStores()
  const asked = useOpened('entry')
  const isModerator = accounts.user !== null && hasRole(accounts.user.role.value, 'moderator')
  return (
    <div className="entry-page stack">
      <EntryHead
        title="Data Entry"
        leadsTo={isModerator ? ['/data-entry/approval', '/data-entry/files', '/data-entry/contributors'] : []}
      />
      <CatalogFrame>
        {(names) =>
          asked > 0 ? (
            <EntryPart key={asked} id={asked} names={names} />
          ) : (
            <>
              <p className="muted">
                Enter figures of one source and one period, or paste them from a spreadsheet. They are checked
                as you type and kept as a draft. Somebody else approves them before they are in the data.
              </p>
              <NewTable names={names} />
              <OwnTables names={names} />
            </>
          )
        }
      </CatalogFrame>
    </div>
  )
})
