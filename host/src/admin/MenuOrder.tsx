import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { orderDashboards } from '@msdat/sdk/contracts/dashboardDesk'
import { dashboardGroups } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Icon } from '../parts/Icon.tsx'
import { moveInGroup } from './moveInGroup.ts'
import { placeInGroup } from './placeInGroup.ts'
import './menuOrder.css'

/** The order in which dashboards stand in the Select Dashboard menu, group by group. */
export const MenuOrder = observer(function MenuOrder({ onSaved }: { onSaved: () => void }) {
  const { dashboards, toasts } = useStores()
  const all = dashboards.dashboards.value ?? []
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [dragged, drag] = useState<number | null>(null)
  const ids = order ?? all.map(({ id }) => id)
  const inOrder = ids.flatMap((id) => all.find((one) => one.id === id) ?? [])
  const save = async (): Promise<void> => {
    if (isSaving || order === null) return
    setSaving(true)
    try {
      await call(orderDashboards, { ids: [...order] })
      await dashboards.dashboards.load()
      setOrder(null)
      onSaved()
      toasts.show({ tone: 'success', message: 'Saved. The menu has the new order.' })
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setSaving(false)
    }
  }
  if (all.length === 0) return null
  return (
    <section className="card menu-order stack" aria-labelledby="menu-order-title">
      <h2 id="menu-order-title">Order of the menu</h2>
      <p className="small muted">Drag a dashboard to its place, or move it with the arrows.</p>
      <div className="menu-order-groups">
        {dashboardGroups.map((group) => {
          const members = inOrder.filter((one) => one.group === group)
          if (members.length === 0) return null
          const isInGroup = (id: number | null): boolean => members.some((one) => one.id === id)
          return (
            <div key={group}>
              <h3>{group}</h3>
              <ol>
                {members.map(({ id, title }, at) => (
                  // The arrows beside it do the same by keyboard.
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                  <li
                    key={id}
                    className="menu-order-row"
                    draggable
                    data-dragged={id === dragged}
                    onDragStart={(event) => {
                      event.dataTransfer.effectAllowed = 'move'
                      event.dataTransfer.setData('text/plain', title)
                      drag(id)
                    }}
                    onDragEnd={() => drag(null)}
                    onDragOver={(event) => isInGroup(dragged) && event.preventDefault()}
                    onDrop={(event) => {
                      event.preventDefault()
                      if (dragged !== null) setOrder(placeInGroup(inOrder, dragged, id))
                    }}
                  >
                    <span>{title}</span>
                    <MoveButton
                      title={title}
                      way="up"
                      isEnd={at === 0}
                      onPress={() => setOrder(moveInGroup(inOrder, id, -1))}
                    />
                    <MoveButton
                      title={title}
                      way="down"
                      isEnd={at === members.length - 1}
                      onPress={() => setOrder(moveInGroup(inOrder, id, 1))}
                    />
                  </li>
                ))}
              </ol>
            </div>
          )
        })}
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={order === null || isSaving}
          onClick={() => void save()}
        >
          {isSaving ? 'Saving…' : 'Save the order'}
        </button>
        {order !== null && (
          <button type="button" className="button button-outline" onClick={() => setOrder(null)}>
            Discard changes
          </button>
        )}
        {order !== null && <span className="small muted">Not saved yet.</span>}
      </div>
    </section>
  )
})

interface MoveButtonProps {
  title: string
  way: 'up' | 'down'
  isEnd: boolean
  onPress: () => void
}

// Not disabled at the end: the focus would be lost after the last move.
function MoveButton({ title, way, isEnd, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button menu-order-${way}`}
      aria-label={`Move ${title} ${way}`}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onPress()}
    >
      <Icon name="chevron" size={16} />
    </button>
  )
}
