interface ToggleProps<Choice extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  value: Choice
  choices: readonly { value: Choice; label: string }[]
  onChange: (value: Choice) => void
}

/** Two to four choices side by side, one of them pressed. */
export function Toggle<Choice extends string>({ label, value, choices, onChange }: ToggleProps<Choice>) {
  return (
    <fieldset className="k-toggle" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
