import { useRef, type MouseEvent, type ReactNode } from 'react'
import { seeOnScreen } from './seeOnScreen.ts'
import { useDeafness } from './useDeafness.ts'

interface ConsentButtonProps {
  look?: 'primary' | 'outline' | 'danger'
  /** Hears nothing while what was pressed is being done, or where it cannot be. */
  isBusy?: boolean
  /** Of a button that stays pressed. */
  isPressed?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button of a question that must be meant: see Deafness. */
export function ConsentButton(props: ConsentButtonProps) {
  const { look = 'outline', isBusy = false, isPressed, onPress, children } = props
  const button = useRef<HTMLButtonElement>(null)
  const began = useRef(0)
  const { isDeaf, deafness, hears } = useDeafness(button, seeOnScreen)
  const press = ({ timeStamp }: MouseEvent): void => {
    const isHeard = hears(began.current || timeStamp, timeStamp)
    began.current = 0
    if (isHeard && !isBusy) onPress()
  }
  return (
    <button
      ref={button}
      type="button"
      data-consent
      className={`button button-${look}`}
      aria-disabled={isDeaf || isBusy}
      aria-pressed={isPressed}
      onPointerDown={({ timeStamp }) => void (began.current = timeStamp)}
      onKeyDown={({ timeStamp, repeat }) => {
        if (!repeat) began.current = timeStamp
        // It may have been pressed elsewhere. Each repetition of Enter would be a press, and so would the end of Space.
        else deafness.begin()
      }}
      onClick={press}
    >
      {children}
    </button>
  )
}
