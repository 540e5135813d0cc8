import { useRef, useState } from 'react'
import { deafenPage } from '../parts/deafenPage.ts'

interface RefusalNoticeProps {
  /** Name of the plugin, as the visitor knows it. */
  name: string
  /** What it called without the permission for it. */
  method: string
  onReload: () => void
  onTurnOff: () => void
}

/** The plugin runs on, but the visitor is told that it asked for more than it was granted. */
export function RefusalNotice({ name, method, onReload, onTurnOff }: RefusalNoticeProps) {
  const [isDismissed, setDismissed] = useState(false)
  const notice = useRef<HTMLElement>(null)
  if (isDismissed) return null
  /** The frame comes to where the button was: a second press there was not meant for it. */
  const dismiss = (): void => {
    if (notice.current) deafenPage(notice.current.getBoundingClientRect())
    setDismissed(true)
  }
  return (
    <section ref={notice} className="plugin-refusal" aria-label={`Notice about ${name}`}>
      <output>
        {name} asked for <code>{method}</code>, which it may not use. It was refused.
      </output>
      <div className="plugin-card-buttons">
        <button type="button" className="button" onClick={onReload}>
          Reload
        </button>
        <button type="button" className="button" data-turn-off onClick={onTurnOff}>
          Turn off
        </button>
        <button type="button" className="button" onClick={dismiss}>
          Dismiss
        </button>
      </div>
    </section>
  )
}
