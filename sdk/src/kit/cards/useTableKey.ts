import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { isTableKey } from '../chartFrame/tableKey.ts'

interface TableKey {
  /** For the charts inside: opens the table and puts the focus on it. */
  open: () => void
  /** For the body of the card: T in the table leads back to the chart. */
  onKeyDown: (event: KeyboardEvent) => void
}

/** T goes from the chart of a card to its table and back, and takes the focus along. */
export function useTableKey(
  body: RefObject<HTMLDivElement | null>,
  isTable: boolean,
  onTable: (isTable: boolean) => void,
): TableKey {
  const isMoving = useRef(false)
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    body.current?.querySelector<HTMLElement>(isTable ? '.k-table-region' : '[role="application"]')?.focus()
  }, [body, isTable])
  const move = (to: boolean) => {
    isMoving.current = true
    onTable(to)
  }
  return {
    open: () => move(true),
    onKeyDown: (event) => {
      if (!isTable || !isTableKey(event)) return
      event.preventDefault()
      event.stopPropagation()
      move(false)
    },
  }
}
