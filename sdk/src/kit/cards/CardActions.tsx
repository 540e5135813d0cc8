import { Button } from '../parts/Button.tsx'
import { Toggle } from '../parts/Toggle.tsx'
import type { FileKind } from '../files/makeFile.ts'
import type { CardView } from './ChartCardProps.ts'
import { DownloadMenu } from './DownloadMenu.tsx'

interface CardActionsProps {
  title: string
  /** Without a drawing there is nothing to draw otherwise, and nothing to save. */
  hasDrawing: boolean
  views: readonly CardView[]
  view: CardView | undefined
  onView: (id: string) => void
  isTable: boolean
  onTable: (isTable: boolean) => void
  isExpanded: boolean
  onExpand: (isExpanded: boolean) => void
  /** Null where the plugin may not save files. */
  onSave: ((kind: FileKind) => Promise<void>) | null
  /** Null where the card cannot be shared. */
  onShare: (() => void) | null
}

/** The controls that every card has: how to draw, table or chart, files, size. */
export function CardActions(props: CardActionsProps) {
  const { title, hasDrawing, views, view, onView, isTable, onTable, isExpanded, onExpand } = props
  const { onSave, onShare } = props
  return (
    <div className="k-card-actions">
      {hasDrawing && views.length > 1 && !isTable && (
        <Toggle
          label={`How to draw ${title}`}
          value={view?.id ?? ''}
          choices={views.map(({ id, label }) => ({ value: id, label }))}
          onChange={onView}
        />
      )}
      {hasDrawing && (
        <Button kind="quiet" onClick={() => onTable(!isTable)}>
          {isTable ? 'Chart' : 'Table'}
        </Button>
      )}
      <div className="k-card-icons">
        {hasDrawing && onSave && <DownloadMenu of={title} onChoose={onSave} />}
        {onShare && <Button kind="quiet" icon="share" aria-label={`Share ${title}`} onClick={onShare} />}
        <Button
          kind="quiet"
          icon={isExpanded ? 'shrink' : 'expand'}
          aria-label={isExpanded ? `Make ${title} smaller` : `Expand ${title}`}
          onClick={() => onExpand(!isExpanded)}
        />
      </div>
    </div>
  )
}
