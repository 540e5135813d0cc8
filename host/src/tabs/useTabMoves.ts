import { useRef, useState, type DragEvent, type KeyboardEvent, type RefObject } from 'react'
import type { Dashboard, Section } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { useFrameHost } from '../frames/FrameHostContext.ts'

export interface TabMoves {
  /** The element of the tab list. */
  list: RefObject<HTMLDivElement | null>
  /** Id of the section whose tab is dragged. */
  dragged: string | null
  press: (event: KeyboardEvent, section: Section, at: number) => void
  drag: (section: Section | null) => void
  drop: (event: DragEvent, at: number) => void
}

/** Moves between tabs by arrows; moves the tabs themselves by Control and Shift with an arrow, or by dragging. */
export function useTabMoves(dashboard: Dashboard, sections: readonly Section[]): TabMoves {
  const { announcements, selection, tabOrder } = useStores()
  const frameHost = useFrameHost()
  const [dragged, setDragged] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)

  const move = (section: Section, to: number): void => {
    tabOrder.move(dashboard, section.id, to)
    const place = tabOrder.sectionsOf(dashboard).findIndex(({ id }) => id === section.id) + 1
    announcements.announce(`${section.title} is now tab ${place} of ${sections.length}.`)
  }
  const press = (event: KeyboardEvent, section: Section, at: number): void => {
    const to = targetOf(event.key, at, sections.length)
    const isMove = event.ctrlKey && event.shiftKey
    // Other keys with these belong to the browser: Alt and an arrow go back and forth between pages.
    if (to === null || event.altKey || event.metaKey || (event.ctrlKey && !isMove)) return
    event.preventDefault()
    if (isMove) return move(section, to)
    const next = sections[to]
    if (!next) return
    selection.openSection(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  const drag = (section: Section | null): void => {
    setDragged(section?.id ?? null)
    frameHost.setDragging(section !== null)
  }
  const drop = (event: DragEvent, at: number): void => {
    event.preventDefault()
    const section = sections.find(({ id }) => id === dragged)
    if (section) move(section, at)
    drag(null)
  }
  return { list, dragged, press, drag, drop }
}

function targetOf(key: string, at: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowLeft: (at - 1 + count) % count,
    ArrowRight: (at + 1) % count,
    Home: 0,
    End: count - 1,
  }
  return targets[key] ?? null
}
