import type { ReactNode } from 'react'

interface RangeFieldProps {
  label: string
  /** 0 where none is given. */
  min?: number
  max: number
  /** 1 where none is given. */
  step?: number
  value: number
  /** The value in words, also for screen readers. */
  words: string
  onChange: (value: number) => void
  /** What stands beside the slider: what the value makes, else the value in words. */
  children?: ReactNode
}

/** A number that is chosen by a slider, with what it makes. */
export function RangeField({ label, min = 0, words, onChange, children, ...range }: RangeFieldProps) {
  return (
    <div className="k-row">
      <label className="k-field">
        <span>{label}</span>
        <input
          type="range"
          {...{ min, ...range }}
          aria-valuetext={words}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </label>
      {children ?? <output>{words}</output>}
    </div>
  )
}
