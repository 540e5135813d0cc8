import { useCard, useExpanded } from '@msdat/sdk'
import { useId } from 'react'
import { CardTable } from '../chartFrame/tableKey.ts'
import { Note } from '../parts/Tags.tsx'
import { DataTable } from '../tables/DataTable.tsx'
import { CardActions } from './CardActions.tsx'
import { CardNotes } from './CardNotes.tsx'
import { CardWords } from './CardWords.tsx'
import type { ChartCardProps } from './ChartCardProps.ts'
import { Provenance } from './Provenance.tsx'
import { useCardHeight } from './useCardHeight.ts'
import { useCardFile } from './useCardFile.ts'
import { useCardLook } from './useCardLook.ts'
import { useHeldOpen } from './useHeldOpen.ts'
import { useTableKey } from './useTableKey.ts'

/** A figure with all that belongs to it: what, where, whose, when; other views, table, files, and its sources. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { views, table, height = 340, instead, notes = [], tools, sources, citations } = props
  // The order too is kept here rather than in the table: files come in the order that the visitor chose.
  const { view, isTable, sort, showView, showTable, setSort } = useCardLook(views, props.settings)
  const [isExpanded, expand] = useExpanded()
  const drawn = useCardHeight(height, isExpanded)
  const body = useHeldOpen(Boolean(instead))
  const heading = useId()
  const save = useCardFile(props, { sort, view: isTable ? 'table' : (view?.label ?? '') }, body)
  const card = useCard(props.id ?? props.settings?.view, props.title)
  const tableKey = useTableKey(body, isTable, showTable)
  return (
    <section
      className="k-card"
      aria-labelledby={heading}
      data-expanded={isExpanded ? '' : undefined}
      data-alone={card.isAlone ? '' : undefined}
    >
      <div className="k-card-head">
        <CardWords {...props} heading={heading} />
        <CardActions
          {...{ title: props.title, hasDrawing: !instead, views, view, isTable, isExpanded }}
          onView={showView}
          onTable={showTable}
          onExpand={expand}
          onSave={save.choose}
          onShare={card.share}
        />
      </div>
      {tools && <div className="k-card-tools">{tools}</div>}
      {save.message && (
        <div className="k-card-notes" role="alert">
          <Note tone="warning">{save.message}</Note>
        </div>
      )}
      {!instead && notes.length > 0 && <CardNotes notes={notes} />}
      {/* Keys come up from the table inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="k-card-body" ref={body} onKeyDown={tableKey.onKeyDown}>
        {instead ??
          (isTable ? (
            <DataTable
              {...table}
              sort={sort}
              onSort={setSort}
              selected={props.selectedRow}
              maxHeight={Math.max(360, drawn + 60)}
            />
          ) : (
            <CardTable value={tableKey.open}>{view?.render(drawn)}</CardTable>
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
