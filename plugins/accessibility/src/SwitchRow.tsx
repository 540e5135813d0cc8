import { useId } from 'react'

interface SwitchRowProps {
  label: string
  detail: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** One setting: its name, what it does, and a switch. */
export function SwitchRow({ label, detail, isOn, onChange }: SwitchRowProps) {
  const detailId = useId()
  return (
    <label className="a11y-row">
      <span>
        <span className="a11y-label">{label}</span>
        <span className="a11y-detail" id={detailId}>
          {detail}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={detailId}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
