import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import {
  changeCustomDashboard,
  listCustomDashboards,
  type CustomDashboardEntry,
} from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { ListFrame } from '../lists/ListFrame.tsx'
import { useList } from '../lists/useList.ts'
import { toProblem } from '../loading/Loadable.ts'

/** Whether each dashboard of one's own is private or public. A public one waits for a moderator first. */
export const DashboardVisibility = observer(function DashboardVisibility({ user }: { user: string }) {
  const { toasts } = useStores()
  const list = useList(listCustomDashboards, { size: 50, always: { user } })
  const change = ({ id, edition }: CustomDashboardEntry, is_private: boolean): void =>
    void call(changeCustomDashboard, { id, edition, is_private })
      .catch((error: unknown) => toasts.showProblem(toProblem(error)))
      .then(() => list.load())
  return (
    <ListFrame list={list} things="dashboards" empty="You have not built a dashboard yet.">
      {(rows) => (
        <ul className="visibility">
          {rows.map((row) => (
            <li key={row.id}>
              <span>{row.title}</span>
              <div className="segments" role="group" aria-label={`Who sees ${row.title}`}>
                <button
                  type="button"
                  aria-pressed={row.is_private}
                  onClick={() => !row.is_private && change(row, true)}
                >
                  Private
                </button>
                <button
                  type="button"
                  aria-pressed={!row.is_private}
                  onClick={() => row.is_private && change(row, false)}
                >
                  Public
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
})
