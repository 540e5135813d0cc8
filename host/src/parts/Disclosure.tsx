import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './disclosure.css'

interface DisclosureProps {
  label: string
  /** Drawn in the button; the label alone where there is none. */
  face?: ReactNode
  buttonClass?: string
  panelClass?: string
  children: (close: () => void) => ReactNode
}

/** A button that opens a panel below itself. Escape, a press elsewhere and leaving it by Tab close it. */
export function Disclosure({
  label,
  face,
  buttonClass = 'button',
  panelClass = '',
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event): void => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    // A press inside a plugin's frame reaches the page only as a loss of focus.
    window.addEventListener('blur', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      window.removeEventListener('blur', closeOutside)
    }
  }, [isOpen])

  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div
      className="disclosure"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
    >
      <button
        type="button"
        ref={button}
        className={buttonClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={face === undefined ? undefined : label}
        onClick={() => setOpen(!isOpen)}
      >
        {face ?? (
          <>
            {label}
            <Icon name="chevron" size={16} />
          </>
        )}
      </button>
      {isOpen && (
        <div id={panelId} className={`disclosure-panel ${panelClass}`}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
