import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { fileKinds, type FileKind } from '../files/makeFile.ts'

interface DownloadMenuProps {
  /** Of which chart, for screen readers. */
  of: string
  /** Pictures need a drawing; a table has none. */
  hasPicture: boolean
  onChoose: (kind: FileKind) => void
}

/** The kinds of file a card can be saved as. */
export function DownloadMenu({ of, hasPicture, onChoose }: DownloadMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    event.preventDefault()
    event.stopPropagation()
    close()
    menu.current.querySelector('summary')?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const kinds = hasPicture ? fileKinds : fileKinds.filter((kind) => kind === 'CSV')
  return (
    // Keys and focus come up from the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className="k-menu" ref={menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary
        className="k-button"
        data-kind="quiet"
        data-icon=""
        aria-label={`Download ${of}`}
        title="Download"
      >
        <Icon name="download" />
      </summary>
      <div className="k-menu-items">
        {kinds.map((kind) => (
          <Button
            key={kind}
            onClick={() => {
              close()
              onChoose(kind)
            }}
          >
            {kind === 'CSV' ? 'CSV (table)' : `${kind} (picture)`}
          </Button>
        ))}
      </div>
    </details>
  )
}
