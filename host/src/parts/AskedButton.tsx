import { useState, type ReactNode } from 'react'
import { Confirm } from './Confirm.tsx'

interface AskedButtonProps {
  /** Of the question. */
  title: string
  /** What follows from it, and whether it can be taken back. */
  question: ReactNode
  /** What both buttons say. */
  act: string
  look?: 'primary' | 'outline' | 'danger'
  isBusy?: boolean
  onConfirm: () => Promise<unknown>
}

/** A button that only asks: a plugin beside it can move the page, or lay a list over it, under a press meant for itself. */
export function AskedButton({
  title,
  question,
  act,
  look = 'outline',
  isBusy = false,
  onConfirm,
}: AskedButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`button button-${look}`}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && setAsking(true)}
      >
        {act}
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
