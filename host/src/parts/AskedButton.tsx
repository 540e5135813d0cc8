import { useState, type ReactNode } from 'react'
import { Confirm } from './Confirm.tsx'

interface AskedButtonProps {
  /** Of the question. */
  title: string
  /** What follows from it, and whether it can be taken back. */
  question: ReactNode
  /** What the button of the question says. */
  act: string
  /** What this one says, where it says more. */
  label?: string
  look?: 'primary' | 'outline' | 'danger'
  onConfirm: () => Promise<unknown>
}

/** A button that only asks: a plugin beside it can move the page, or lay a list over it, under a press meant for itself. */
export function AskedButton(props: AskedButtonProps) {
  const { title, question, act, label = act, look = 'outline', onConfirm } = props
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className={`button button-${look}`} onClick={() => setAsking(true)}>
        {label}
      </button>
      {isAsking && (
        <Confirm
          title={title}
          act={act}
          look={look === 'danger' ? 'danger' : 'primary'}
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        >
          {question}
        </Confirm>
      )}
    </>
  )
}
