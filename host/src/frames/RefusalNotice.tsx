import { useState } from 'react'

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
  if (isDismissed) return null
  return (
    <section className="plugin-refusal" aria-label={`Notice about ${name}`}>
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
        <button type="button" className="button" onClick={() => setDismissed(true)}>
          Dismiss
        </button>
      </div>
    </section>
  )
}
