import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { fileKinds, type FileKind } from '../files/makeFile.ts'

interface DownloadMenuProps {
  /** Of which chart, for screen readers. */
  of: string
  onChoose: (kind: FileKind) => void
}

const contents: Record<FileKind, string> = {
  CSV: 'table',
  XLSX: 'workbook',
  PDF: 'document',
  SVG: 'picture',
  PNG: 'picture',
  JPEG: 'picture',
}

/** The kinds of file a card can be saved as. */
export function DownloadMenu({ of, onChoose }: DownloadMenuProps) {
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
  // Near the window's lower edge the menu would open out of sight, and a frame cannot tell how much is seen of it.
  const showWhole = () => {
    if (menu.current?.open) menu.current.querySelector('.k-menu-items')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    // Keys and focus come up from the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className="k-menu" ref={menu} onKeyDown={onKeyDown} onBlur={onBlur} onToggle={showWhole}>
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
        {fileKinds.map((kind) => (
          <Button
            key={kind}
            onClick={() => {
              close()
              onChoose(kind)
            }}
          >
            {`${kind} (${contents[kind]})`}
          </Button>
        ))}
      </div>
    </details>
  )
}
