import { useId } from 'react'
import type { OwnColours } from '@msdat/sdk/contracts/colours'
import { coloursOf } from '@msdat/sdk/theme'

interface ColourFieldProps {
  scheme: 'light' | 'dark'
  name: keyof OwnColours
  label: string
  /** None where it is as it is by default. */
  value: string | undefined
  fault: string | undefined
  onChange(value: string | null): void
}

/** One colour of a scheme: chosen, with what is wrong with it, and given back to the default. */
export function ColourField({ scheme, name, label, value, fault, onChange }: ColourFieldProps) {
  const id = useId()
  const shown = value ?? coloursOf(scheme, 'default', false)[name]
  return (
    <div className="field">
      <div className="colour-line">
        <input
          id={id}
          type="color"
          value={shown}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <span className="colour-names">
          <label className="field-label" htmlFor={id}>
            {label}
          </label>
          <code className="small muted">{shown}</code>
        </span>
        {value !== undefined && (
          <button type="button" className="text-button" onClick={() => onChange(null)}>
            Default<span className="visually-hidden"> for {`${label}, ${scheme}`}</span>
          </button>
        )}
      </div>
      {fault && (
        <p id={`${id}-fault`} className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
