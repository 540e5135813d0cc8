import { useTheme } from '@msdat/sdk'
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { DataSource } from '../../contracts/reference.ts'
import { makeFile, type FileKind } from '../files/makeFile.ts'
import { readLegend } from '../files/readLegend.ts'
import { useSaveFile } from '../files/useSaveFile.ts'
import { Button } from '../parts/Button.tsx'
import { Note, SourceTag } from '../parts/Tags.tsx'
import { Toggle } from '../parts/Toggle.tsx'
import type { FigureTable } from '../tables/Column.ts'
import { DataTable } from '../tables/DataTable.tsx'
import { formatDate } from '../values/formatValue.ts'
import { DownloadMenu } from './DownloadMenu.tsx'
import { Provenance } from './Provenance.tsx'

/** One way to draw the figures of a card, such as Line, Column or Map. */
export interface CardView {
  id: string
  label: string
  render: (height: number) => ReactNode
}

export interface ChartCardProps<Row> {
  /** What is shown. */
  title: string
  /** Where, when, in which unit. */
  place: string
  period?: string
  unit?: string
  /** Whose figures; their names and classes stand in the header. */
  sources: readonly DataSource[]
  /** How many places or years have a figure, of how many. */
  count?: { have: number; expected: number; of: string }
  updatedAt?: string
  /** What a reader must know of these figures. */
  notes?: readonly ReactNode[]
  /** One or several; with several, a toggle chooses. */
  views: readonly CardView[]
  table: FigureTable<Row>
  citations: readonly number[]
  /** Controls of this chart alone. */
  tools?: ReactNode
  /** Height of the drawing, and of the place it takes while loading. */
  height?: number
  /** Stands in place of the drawing: loading, failed or empty. */
  instead?: ReactNode
  selectedRow?: string
}

const tallFactor = 1.6

/** A figure with all that belongs to it: what, where, whose, when; other views, table, files, and its sources. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, views, table, height = 340, instead, notes = [], tools, sources, citations } = props
  const theme = useTheme()
  const [viewId, setViewId] = useState(views[0]?.id)
  const [wish, setWish] = useState<'table' | 'chart' | null>(null)
  const isTable = wish ? wish === 'table' : theme.tableFirst
  const [isTall, setTall] = useState(false)
  const body = useHeldOpen(Boolean(instead))
  const heading = useId()
  const view = views.find(({ id }) => id === viewId) ?? views[0]
  const save = useCardFile(props, body)
  return (
    <section className="k-card" aria-labelledby={heading} data-expanded={isTall ? '' : undefined}>
      <div className="k-card-head">
        <CardWords {...props} heading={heading} />
        <div className="k-card-actions">
          {!instead && views.length > 1 && !isTable && (
            <Toggle
              label={`How to draw ${title}`}
              value={view?.id ?? ''}
              choices={views.map(({ id, label }) => ({ value: id, label }))}
              onChange={setViewId}
            />
          )}
          {!instead && (
            <Button kind="quiet" onClick={() => setWish(isTable ? 'chart' : 'table')}>
              {isTable ? 'Chart' : 'Table'}
            </Button>
          )}
          {!instead && save.choose && (
            <DownloadMenu of={title} hasPicture={!isTable} onChoose={save.choose} />
          )}
          <Button
            kind="quiet"
            icon={isTall ? 'shrink' : 'expand'}
            aria-label={isTall ? `Make ${title} smaller` : `Expand ${title}`}
            onClick={() => setTall(!isTall)}
          />
        </div>
      </div>
      {tools && <div className="k-card-tools">{tools}</div>}
      {save.message && (
        <div className="k-card-notes" role="alert">
          <Note>{save.message}</Note>
        </div>
      )}
      {!instead && notes.length > 0 && (
        <div className="k-card-notes">
          {notes.map((note, at) => (
            <Note key={at}>{note}</Note>
          ))}
        </div>
      )}
      <div className="k-card-body" ref={body}>
        {instead ??
          (isTable ? (
            <DataTable
              {...table}
              selected={props.selectedRow}
              maxHeight={isTall ? 900 : Math.max(360, height + 60)}
            />
          ) : (
            view?.render(isTall ? Math.round(height * tallFactor) : height)
          ))}
      </div>
      {!instead && (
        <div className="k-card-foot">
          <Provenance citations={citations} sources={sources} />
        </div>
      )}
    </section>
  )
}

/** What comes next is mostly as tall as what was: held open while waiting, nothing below moves. */
function useHeldOpen(isWaiting: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  const lastHeight = useRef(0)
  useLayoutEffect(() => {
    const node = body.current
    if (!node) return
    node.style.minHeight = isWaiting ? `${lastHeight.current}px` : ''
    if (!isWaiting) lastHeight.current = node.offsetHeight
  })
  return body
}

function CardWords<Row>(props: ChartCardProps<Row> & { heading: string }) {
  const { title, place, period, unit, sources, count, updatedAt, heading, instead } = props
  const facts = [place, period, unit && (unit === '%' ? 'in %' : unit)].filter(Boolean)
  return (
    <div className="k-card-words">
      <h3 id={heading}>{title}</h3>
      <div className="k-card-facts">
        {facts.map((fact) => (
          <span key={fact} className="k-fact">
            {fact}
          </span>
        ))}
        {sources.length === 1 && sources[0] && <SourceTag source={sources[0]} />}
        {sources.length > 1 && <span className="k-fact">{sources.length} sources</span>}
      </div>
      <p className="k-card-sub">
        {!instead && count && `${count.have} of ${count.expected} ${count.of} have data`}
        {!instead && count && updatedAt && ' · '}
        {updatedAt && `Last update ${formatDate(updatedAt)}`}
      </p>
    </div>
  )
}

function useCardFile<Row>(props: ChartCardProps<Row>, body: RefObject<HTMLDivElement | null>) {
  const save = useSaveFile()
  const theme = useTheme()
  const [message, setMessage] = useState('')
  const { title, place, period = '', unit = '', sources, table } = props
  const names = sources.map(({ datasource }) => datasource).join(', ')
  const choose = async (kind: FileKind) => {
    setMessage('')
    try {
      const file = await makeFile(kind, {
        table,
        name: [title, place, period],
        words: {
          title,
          lines: [[place, period, unit].filter(Boolean).join(' · ')],
          legend: readLegend(body.current),
          foot: `Source: ${names}${props.updatedAt ? `. Data as of ${formatDate(props.updatedAt)}` : ''}`,
        },
        drawing: largestDrawing(body.current),
        colour: (name) => theme.tokens[`color-${name}`] ?? '#777777',
      })
      const problem = file && save ? await save(file) : null
      if (problem) setMessage(problem.message)
    } catch {
      setMessage(`This browser could not make the ${kind} file. Please try another kind.`)
    }
  }
  return { message, choose: save && choose }
}

/** The chart among the drawings of a card: marks of legends and tooltips are small. */
function largestDrawing(body: HTMLElement | null): SVGSVGElement | null {
  const drawings = [...(body?.querySelectorAll('svg') ?? [])]
  const area = (drawing: Element) => drawing.clientWidth * drawing.clientHeight
  return drawings.sort((one, other) => area(other) - area(one))[0] ?? null
}
