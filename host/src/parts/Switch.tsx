import { useRef, type ChangeEvent } from 'react'
import type { Hearing } from './useDeafness.ts'

interface SwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** For screen readers, where the label stands elsewhere on the screen. */
  hidesLabel?: boolean
  /** Where turning it on must be meant. Turning off is always heard. */
  hearing?: Hearing | undefined
}

export function Switch({ label, isOn, onChange, hidesLabel = false, hearing }: SwitchProps) {
  const began = useRef(0)
  const change = ({ currentTarget, nativeEvent: { timeStamp } }: ChangeEvent<HTMLInputElement>): void => {
    const wanted = currentTarget.checked
    const isHeard = !wanted || !hearing || hearing.hears(began.current || timeStamp, timeStamp)
    began.current = 0
    if (isHeard) onChange(wanted)
  }
  return (
    <label className="switch" onPointerDown={({ timeStamp }) => void (began.current = timeStamp)}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-disabled={(hearing?.isDeaf && !isOn) || undefined}
        onChange={change}
      />
      <span className={hidesLabel ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  )
}
