import { atTolerance } from '../../methods/triangulation/atTolerance.ts'
import { Button } from '../parts/Button.tsx'
import { RangeField } from '../parts/RangeField.tsx'
import type { SourceDetail } from './readTriangulation.ts'

export interface ToleranceProps {
  pairs: SourceDetail['consistency']['pairs']
  /** Times the usual tolerance. */
  factor: number
  onChange: (factor: number) => void
}

/** Asks how well pairs of figures would agree with another tolerance; their scores keep the usual one. */
export function ToleranceField({ pairs, factor, onChange }: ToleranceProps) {
  const found = atTolerance(pairs, factor)
  if (!found) return null
  const range = { min: 0.25, max: 3, step: 0.25, value: factor, onChange }
  return (
    <RangeField label="Tolerance" words={timesUsual(factor)} {...range}>
      <output>
        At {timesUsual(factor)} tolerance, {found.within} of {found.n} pairs are within it; level agreement{' '}
        {found.level.toFixed(1)} ({found.grade}).
      </output>
      {factor !== 1 && (
        <Button kind="quiet" icon="retry" onClick={() => onChange(1)}>
          Usual tolerance
        </Button>
      )}
    </RangeField>
  )
}

/** "the usual", "twice the usual", "1.5 times the usual". */
function timesUsual(factor: number): string {
  if (factor === 1) return 'the usual'
  return `${factor === 2 ? 'twice' : `${factor} times`} the usual`
}
