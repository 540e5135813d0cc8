import { useId, type ReactElement, cloneElement } from 'react'

interface FieldProps {
  label: string
  hint?: string
  fault?: string | undefined
  children: ReactElement<{ id?: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }>
}

/** A label, its control, and what there is to say about it. */
export function Field({ label, hint, fault, children }: FieldProps) {
  const id = useId()
  const about = fault ?? hint
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {cloneElement(children, {
        id,
        ...(about && { 'aria-describedby': `${id}-about` }),
        ...(fault && { 'aria-invalid': true }),
      })}
      {/* Two elements, so that a fault is one that has just appeared, which screen readers tell at once. */}
      {fault ? (
        <p key="fault" id={`${id}-about`} className="field-fault" role="alert">
          {fault}
        </p>
      ) : (
        hint && (
          <p key="hint" id={`${id}-about`} className="field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
