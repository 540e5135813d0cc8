import { useId } from 'react'

interface SwitchRowProps {
  label: string
  detail: string
  isOn: boolean
  /** On because the device asks for it: only there can it be switched off. */
  isHeldByDevice: boolean
  onChange: (isOn: boolean) => void
}

/** One setting: its name, what it does, and a switch. */
export function SwitchRow({ label, detail, isOn, isHeldByDevice, onChange }: SwitchRowProps) {
  const detailId = useId()
  return (
    <label className="a11y-row">
      <span>
        <span className="a11y-label">{label}</span>
        <span className="a11y-detail" id={detailId}>
          {detail}
          {isHeldByDevice && ' Your device asks for this; it is switched off in its settings.'}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={detailId}
        checked={isOn}
        aria-disabled={isHeldByDevice}
        onChange={(event) => !isHeldByDevice && onChange(event.target.checked)}
      />
    </label>
  )
}
