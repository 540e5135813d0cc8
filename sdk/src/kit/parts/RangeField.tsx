import type { ReactNode } from 'react'

interface RangeFieldProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value in words, for screen readers. */
  words: string
  onChange: (value: number) => void
  /** What the value makes, beside the slider. */
  children?: ReactNode
}

/** A number that is chosen by a slider, with what it makes. */
export function RangeField({ label, words, onChange, children, ...range }: RangeFieldProps) {
  return (
    <div className="k-row">
      <label className="k-field">
        <span>{label}</span>
        <input
          type="range"
          {...range}
          aria-valuetext={words}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </label>
      {children}
    </div>
  )
}
