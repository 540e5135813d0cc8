import { Button } from '@msdat/sdk/kit'
import { atTolerance } from './atTolerance.ts'
import type { OfIndicator } from './Scored.ts'

interface ToleranceProps {
  pairs: OfIndicator['consistency']['pairs']
  factor: number
  onChange: (factor: number) => void
}

/** Asks what the first metric would be with another tolerance; the scores above keep the usual one. */
export function ToleranceField({ pairs, factor, onChange }: ToleranceProps) {
  const found = atTolerance(pairs, factor)
  if (!found) return null
  return (
    <div className="k-row">
      <label className="k-field">
        <span>Tolerance</span>
        <input
          type="range"
          min={0.25}
          max={3}
          step={0.25}
          value={factor}
          aria-valuetext={`${factor} times the usual`}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </label>
      <output>
        At {factor} times the usual tolerance, {found.within} of {found.n} pairs are within it; level
        agreement {found.level.toFixed(1)} ({found.grade}).
      </output>
      {factor !== 1 && (
        <Button kind="quiet" icon="retry" onClick={() => onChange(1)}>
          Usual tolerance
        </Button>
      )}
    </div>
  )
}
