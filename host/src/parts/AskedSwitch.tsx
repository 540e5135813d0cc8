import { useState, type ReactNode } from 'react'
import { Confirm } from './Confirm.tsx'
import { Switch } from './Switch.tsx'

interface AskedSwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Of the question. */
  title: string
  /** What follows from it, and whether it can be taken back. */
  question: ReactNode
  act: string
}

/** A switch that asks before it is turned on, for the same reason as AskedButton. Off is heard at once. */
export function AskedSwitch({ label, isOn, onChange, title, question, act }: AskedSwitchProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Switch label={label} isOn={isOn} onChange={(wanted) => (wanted ? setAsking(true) : onChange(false))} />
      {isAsking && (
        <Confirm
          title={title}
          act={act}
          look="primary"
          onConfirm={async () => onChange(true)}
          onClose={() => setAsking(false)}
        >
          {question}
        </Confirm>
      )}
    </>
  )
}
