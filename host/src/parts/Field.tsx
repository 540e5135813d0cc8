import { useId, type ReactElement, cloneElement } from 'react'

interface FieldProps {
  label: string
  hint?: string
  fault?: string | undefined
  /** The label stands behind its control, as that of a checkbox does. */
  isBeside?: boolean
  children: ReactElement<{ id?: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }>
}

/** A label, its control, and what there is to say about it. */
export function Field({ label, hint, fault, isBeside = false, children }: FieldProps) {
  const id = useId()
  const about = fault ?? hint
  const control = cloneElement(children, {
    id,
    ...(about && { 'aria-describedby': `${id}-about` }),
    ...(fault && { 'aria-invalid': true }),
  })
  return (
    <div className={isBeside ? 'field field-beside' : 'field'}>
      {isBeside && control}
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {!isBeside && control}
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
