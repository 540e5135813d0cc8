import { useId, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { useCursor } from '../parts/useCursor.ts'
import { ChartTable } from './ChartTable.tsx'
import { factsTable } from './factsTable.ts'
import { tellMark, type Mark } from './MarkFacts.ts'
import { MarkTooltip } from './MarkTooltip.tsx'
import { nearestMark } from './nearestMark.ts'
import { isTableKey, useCardTable } from './tableKey.ts'
import type { Frame } from './useFrame.ts'

export interface ChartFrameProps {
  frame: Frame
  /** What the chart shows, as its title would say. */
  name: string
  /** The main thing it says, in a sentence or two. */
  summary: string
  height: number
  /** In the order in which the arrow keys walk. */
  marks: readonly Mark[]
  /** Marks in a row, where they stand in a grid: up and down go from row to row. */
  columns?: number
  /** Index of the mark at a point of the drawing; the nearest one where omitted. */
  markAt?: (x: number, y: number) => number | null
  /** Called with the id of the mark that was chosen, by pointer or Enter. */
  onSelect?: (id: string) => void
  /** What shows where the cursor is. */
  pointer?: 'ring' | 'line' | 'none'
  legend?: ReactNode
  /** What is drawn around the mark that is pointed at, in place of a pointer. */
  overlay?: (mark: Mark) => ReactNode
  /** Heading of the first column of the table. */
  titled?: string
  /** The drawing. It is not drawn anew while pointing. */
  children: ReactNode
}

/** What all charts share: one tab stop, arrow keys, pointing, tooltip, spoken words, and the table on T. */
export function ChartFrame(props: ChartFrameProps) {
  const { frame, name, summary, height, marks, markAt, onSelect, pointer = 'ring', legend, children } = props
  const { area, width } = frame
  const words = useId()
  const [isTable, setTable] = useState(false)
  const openCardTable = useCardTable()
  const choose = onSelect && ((at: number) => marks[at] && onSelect(marks[at].id))
  const cursor = useCursor(
    marks.map(({ id }) => id),
    choose,
    props.columns,
  )
  const mark = cursor.at === null ? undefined : marks[cursor.at]
  // A finger cannot hover: what it presses first shows itself, and is chosen when it is pressed again.
  const [press, setPress] = useState({ isTouch: false, shown: cursor.at })
  const find = (event: PointerEvent | MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    return markAt ? markAt(x, y) : nearestMark(marks, x, y)
  }
  return (
    <div className="k-chart">
      <p className="k-hidden" id={words}>
        {summary}
      </p>
      {/* The keyboard's way to what a click does comes with the cursor's keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={area}
        hidden={isTable}
        className="k-chart-area"
        role="application"
        aria-roledescription="chart"
        aria-describedby={words}
        aria-label={`${name}. Arrow keys move${choose ? ', Enter chooses' : ''}, T opens the table.`}
        style={{ height, cursor: choose && mark ? 'pointer' : undefined }}
        onPointerMove={(event) => cursor.point(find(event))}
        onPointerDown={({ pointerType }) => {
          setPress({ isTouch: pointerType === 'touch', shown: cursor.at })
        }}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && cursor.point(null)}
        onPointerCancel={() => cursor.point(null)}
        onClick={(event) => {
          const at = find(event)
          const { isTouch, shown } = press
          if (isTouch) cursor.point(at)
          if (at !== null && (!isTouch || at === shown)) choose?.(at)
        }}
        {...cursor.keys}
        onKeyDown={(event) => {
          if (!isTableKey(event)) return cursor.keys.onKeyDown(event)
          event.preventDefault()
          event.stopPropagation()
          if (openCardTable) openCardTable()
          else setTable(true)
        }}
      >
        {width > 0 && children}
        {mark && pointer !== 'none' && (
          <div
            aria-hidden="true"
            className={`k-chart-${pointer}`}
            style={{ left: mark.x, top: pointer === 'ring' ? mark.y : 0 }}
          />
        )}
        {mark && props.overlay?.(mark)}
        {mark && <MarkTooltip {...{ mark, width }} isPressable={press.isTouch && Boolean(choose)} />}
      </div>
      {isTable && (
        <ChartTable
          area={area}
          table={factsTable(name, marks, props.titled)}
          onClose={() => setTable(false)}
        />
      )}
      <p className="k-hidden" aria-live="polite">
        {mark && cursor.isKeyed ? tellMark(mark) : ''}
      </p>
      {!isTable && legend}
    </div>
  )
}
