import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import {
  changeCustomDashboard,
  listCustomDashboards,
  type CustomDashboardEntry,
} from '@msdat/sdk/contracts/customDashboards'
import { ListFrame } from '../lists/ListFrame.tsx'
import { useList } from '../lists/useList.ts'
import { useRowAct } from '../lists/useRowAct.ts'

/** Whether each dashboard of one's own is private or public. A public one waits for a moderator first. */
export const DashboardVisibility = observer(function DashboardVisibility({ user }: { user: string }) {
  const list = useList(listCustomDashboards, { size: 50, always: { user } })
  const run = useRowAct(list)
  const change = ({ id, edition }: CustomDashboardEntry, is_private: boolean): void =>
    void run(() => call(changeCustomDashboard, { id, edition, is_private }))
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
