interface SwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** For screen readers, where the label stands elsewhere on the screen. */
  hidesLabel?: boolean
}

export function Switch({ label, isOn, onChange, hidesLabel = false }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={hidesLabel ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  )
}
