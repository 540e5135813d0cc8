import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { deafenPage } from './deafenPage.ts'
import { Icon } from './Icon.tsx'
import './disclosure.css'

/** So long a frame may have the keyboard before it is known that the visitor did not go there. */
const awayMs = 300

interface DisclosureProps {
  label: string
  /** Drawn in the button; the label alone where there is none. */
  face?: ReactNode
  buttonClass?: string
  panelClass?: string
  /** What gets the keyboard where a key opens it: a selector. */
  firstFocus?: string
  onOpen?: () => void
  children: (close: () => void) => ReactNode
}

/** A button that opens a panel below itself. Escape, a press elsewhere and leaving it by Tab close it. */
export function Disclosure({
  label,
  face,
  buttonClass = 'button',
  panelClass = '',
  firstFocus,
  onOpen,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const buttonId = useId()
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    const isOutside = ({ target }: Event): boolean =>
      !(target instanceof Node && root.current?.contains(target))
    const closeOutside = (press: Event): void => void (isOutside(press) && setOpen(false))
    // A plugin can take the keyboard just as an entry is pressed: what lies behind hears nothing of that.
    const leave = (): void => {
      const panel = document.getElementById(panelId)
      if (panel) deafenPage(panel.getBoundingClientRect())
      setOpen(false)
    }
    const leaveOutside = (move: Event): void => void (isOutside(move) && leave())
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', leaveOutside)
    const leaveByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
      document.getElementById(buttonId)?.focus()
    }
    const element = root.current
    element?.addEventListener('keydown', leaveByKey)
    // A press inside a plugin's frame reaches the page only as a loss of focus, which a plugin can cause by itself.
    let away: ReturnType<typeof setTimeout> | undefined
    const closeLater = (): void => {
      clearTimeout(away)
      away = setTimeout(() => document.activeElement?.matches('.plugin-frame, iframe') && leave(), awayMs)
    }
    window.addEventListener('blur', closeLater)
    return () => {
      clearTimeout(away)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', leaveOutside)
      window.removeEventListener('blur', closeLater)
      element?.removeEventListener('keydown', leaveByKey)
    }
  }, [isOpen, buttonId, panelId])

  const close = (): void => {
    setOpen(false)
    document.getElementById(buttonId)?.focus()
  }
  return (
    <div className="disclosure" ref={root}>
      <button
        type="button"
        id={buttonId}
        className={buttonClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={face === undefined ? undefined : label}
        onClick={({ detail }) => {
          if (!isOpen) onOpen?.()
          // A key makes no detail. On a phone the field would bring up the keys that cover the rest.
          flushSync(() => setOpen(!isOpen))
          if (detail === 0 && firstFocus) root.current?.querySelector<HTMLElement>(firstFocus)?.focus()
        }}
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
