import { passwordStrength } from './passwordStrength.ts'

export function PasswordStrengthBar({ password }: { password: string }) {
  const { points, word, unmet } = passwordStrength(password)
  if (password === '') return null
  return (
    <div className="strength">
      <meter
        className={`strength-bar strength-${word.toLowerCase()}`}
        min={0}
        max={100}
        value={points}
        aria-label="Password strength"
      >
        {word}
      </meter>
      <p className="small" aria-live="polite">
        <strong>{word}</strong>
        {unmet.length > 0 && <span className="muted"> · still needed: {unmet.join(', ').toLowerCase()}</span>}
      </p>
    </div>
  )
}
