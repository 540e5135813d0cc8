interface SelectFieldProps {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A choice among many, drawn by the browser: its list may leave the frame, which nothing of ours can. */
export function SelectField({ label, value, choices, onChange }: SelectFieldProps) {
  return (
    <label className="k-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
