import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { listCustomDashboards, type CustomDashboardEntry } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { useList } from '../lists/useList.ts'
import { DeleteDashboardDialog } from './DeleteDashboardDialog.tsx'
import { newPath } from './savedPaths.ts'
import { SavedList } from './SavedList.tsx'
import './savedDashboards.css'

/** The dashboards that somebody has built: the private and the public ones. */
export const SavedDashboardsPage = observer(function SavedDashboardsPage() {
  const { user } = useStores().accounts
  return (
    <>
      <h1>Saved Dashboards</h1>
      {user && <OwnDashboards key={user.id} user={user.id} />}
    </>
  )
})

const OwnDashboards = observer(function OwnDashboards({ user }: { user: string }) {
  const privates = useList(listCustomDashboards, { size: 50, always: { user, is_private: 'true' } })
  const publics = useList(listCustomDashboards, { size: 50, always: { user, is_private: 'false' } })
  const [toDelete, setToDelete] = useState<CustomDashboardEntry | null>(null)
  return (
    <>
      <section className="stack" aria-labelledby="private-dashboards">
        <h2 id="private-dashboards">Your Private Dashboards</h2>
        <SavedList
          list={privates}
          things="private dashboards"
          empty="You have no existing private dashboards. Click the button below to create one!"
          failure="Unable to load dashboards!"
          onDelete={setToDelete}
        />
        <p>
          <Link className="button button-primary" to={newPath}>
            Add New private dashboard
          </Link>
        </p>
      </section>
      <section className="stack" aria-labelledby="public-dashboards">
        <h2 id="public-dashboards">Public Dashboards</h2>
        <SavedList
          list={publics}
          things="public dashboards"
          empty="You have not published a dashboard yet."
          failure="Could not retrieve your public dashboards"
          onDelete={setToDelete}
        />
      </section>
      {toDelete && (
        <DeleteDashboardDialog
          dashboard={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={() => void (toDelete.is_private ? privates : publics).load()}
        />
      )}
    </>
  )
})
