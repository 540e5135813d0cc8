import { useId, useState } from 'react'

interface DraftInputProps {
  label: string
  type: 'text' | 'number' | 'date'
  value: string
  /** Refuses a text that cannot be: then what was there stays. */
  onCommit: (text: string) => void
  min?: number | undefined
  max?: number | undefined
  maxLength?: number | undefined
  unit?: string | undefined
  /** For screen readers, where the label stands elsewhere on the screen. */
  hidesLabel?: boolean
}

/** A field whose text counts when the visitor has finished it: by Enter, or by leaving it. */
export function DraftInput(props: DraftInputProps) {
  const { label, type, value, onCommit, min, max, maxLength, unit, hidesLabel = false } = props
  const [draft, setDraft] = useState<string | null>(null)
  const id = useId()
  const commit = (): void => {
    if (draft !== null && draft !== value) onCommit(draft)
    setDraft(null)
  }
  return (
    <div className="field">
      <label className={hidesLabel ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {unit ? `${label} (${unit})` : label}
      </label>
      <input
        {...{ id, type, min, max, maxLength }}
        className="input"
        step={type === 'number' ? 'any' : undefined}
        value={draft ?? value}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </div>
  )
}
