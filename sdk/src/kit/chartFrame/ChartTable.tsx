import { useEffect, useRef, type RefObject } from 'react'
import { Button } from '../parts/Button.tsx'
import type { FigureTable } from '../tables/Column.ts'
import { DataTable } from '../tables/DataTable.tsx'
import { isTableKey } from './tableKey.ts'

interface ChartTableProps<Row> {
  /** Where the chart will be again: the focus goes back to it. */
  area: RefObject<HTMLDivElement | null>
  table: FigureTable<Row>
  onClose: () => void
}

/** The table in place of a chart that stands in no card. T, Escape or the button lead back. */
export function ChartTable<Row>({ area, table, onClose }: ChartTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
    const chart = area.current
    return () => void requestAnimationFrame(() => chart?.focus())
  }, [area])
  return (
    // Keys come up from the table inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className="k-stack"
      onKeyDown={(event) => {
        if (!isTableKey(event) && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <div>
        <Button kind="quiet" onClick={onClose}>
          Chart
        </Button>
      </div>
      <DataTable {...table} />
    </div>
  )
}
