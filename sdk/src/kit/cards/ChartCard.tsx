import { useTheme } from '@msdat/sdk'
import { useId, useState } from 'react'
import { Note } from '../parts/Tags.tsx'
import type { Sort } from '../tables/Column.ts'
import { DataTable } from '../tables/DataTable.tsx'
import { CardActions } from './CardActions.tsx'
import { CardWords } from './CardWords.tsx'
import type { ChartCardProps } from './ChartCardProps.ts'
import { Provenance } from './Provenance.tsx'
import { useCardFile } from './useCardFile.ts'
import { useHeldOpen } from './useHeldOpen.ts'

const tallFactor = 1.6

/** A figure with all that belongs to it: what, where, whose, when; other views, table, files, and its sources. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { views, table, height = 340, instead, notes = [], tools, sources, citations } = props
  const theme = useTheme()
  const [viewId, setViewId] = useState(views[0]?.id)
  const [wish, setWish] = useState<boolean | null>(null)
  const isTable = wish ?? theme.tableFirst
  // Kept here rather than in the table: files come in the order that the visitor chose.
  const [sort, setSort] = useState<Sort | null>(null)
  const [isTall, setTall] = useState(false)
  const body = useHeldOpen(Boolean(instead))
  const heading = useId()
  const view = views.find(({ id }) => id === viewId) ?? views[0]
  const save = useCardFile(props, sort, body)
  return (
    <section className="k-card" aria-labelledby={heading} data-expanded={isTall ? '' : undefined}>
      <div className="k-card-head">
        <CardWords {...props} heading={heading} />
        <CardActions
          {...{ title: props.title, hasDrawing: !instead, views, view, isTable, isTall }}
          onView={setViewId}
          onTable={setWish}
          onTall={setTall}
          onSave={save.choose}
        />
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
              sort={sort}
              onSort={setSort}
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
