import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { UserInteraction } from '@msdat/sdk/contracts/interactions'
import { useStores } from '../app/Stores.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { toProblem } from '../loading/Loadable.ts'
import type { ActivityHistory } from './ActivityHistory.ts'
import { ActivityTable } from './ActivityTable.tsx'
import { DeleteMonthDialog } from './DeleteMonthDialog.tsx'
import { viewedMonths } from './viewedMonths.ts'

interface ActivityMonthProps {
  history: ActivityHistory
  views: readonly UserInteraction[]
}

const atFirst = 50

/** One month of the history, the newest unless another is chosen. */
export const ActivityMonth = observer(function ActivityMonth({ history, views }: ActivityMonthProps) {
  const { toasts } = useStores()
  const months = viewedMonths(views)
  const [chosen, setChosen] = useState('')
  const [shown, setShown] = useState(atFirst)
  const [isAsking, setAsking] = useState(false)
  const month = months.find(({ key }) => key === chosen) ?? months[0]
  if (!month) {
    return (
      <p className="empty card" role="status">
        No activity recorded for this period
      </p>
    )
  }
  const remove = (view: UserInteraction): void =>
    void history.remove(view).catch((error: unknown) => toasts.showProblem(toProblem(error)))
  const choices = months.map(({ key, name }) => ({ value: key, label: name, group: '' }))
  const choose = (key: string): void => {
    setChosen(key)
    setShown(atFirst)
  }
  return (
    <section className="stack" aria-label={month.name}>
      <div className="activity-tools">
        <SelectField label="Month" choices={choices} value={month.key} onChange={choose} />
        <button type="button" className="button button-outline" onClick={() => setAsking(true)}>
          Delete this month
        </button>
      </div>
      <ActivityTable views={month.views.slice(0, shown)} onRemove={remove} />
      <p className="small muted" role="status">
        {month.views.length === 1 ? '1 view' : `${month.views.length.toLocaleString('en')} views`} in{' '}
        {month.name}
      </p>
      {month.views.length > shown && (
        <p>
          <button type="button" className="button button-outline" onClick={() => setShown(shown + 200)}>
            Show more
          </button>
        </p>
      )}
      {isAsking && <DeleteMonthDialog history={history} month={month} onClose={() => setAsking(false)} />}
    </section>
  )
})
