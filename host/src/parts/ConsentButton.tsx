import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Deafness } from './Deafness.ts'

interface ConsentButtonProps {
  isPrimary?: boolean
  /** What it does cannot be undone. */
  isDanger?: boolean
  /** Hears nothing while what was pressed is being done. */
  isBusy?: boolean
  onPress: () => void
  children: ReactNode
}

const lookMs = 100

/** A button of a question that must be meant: see Deafness. */
export function ConsentButton(props: ConsentButtonProps) {
  const { isPrimary = false, isDanger = false, isBusy = false, onPress, children } = props
  const look = isDanger ? 'button-danger' : isPrimary ? 'button-primary' : 'button-outline'
  const button = useRef<HTMLButtonElement>(null)
  const began = useRef(0)
  const [deafness] = useState(() => new Deafness())
  const [isDeaf, setDeaf] = useState(true)
  useEffect(() => {
    const element = button.current
    if (!element) return
    const look = (): void => {
      seeAt(element, deafness)
      setDeaf(deafness.isDeaf)
    }
    const stopFollowing = followFocus(element, () => deafness.begin())
    const stopFrames = eachFrame(() => deafness.painted())
    look()
    const timer = setInterval(look, lookMs)
    return () => {
      clearInterval(timer)
      stopFrames()
      stopFollowing()
    }
  }, [deafness])
  const press = ({ timeStamp }: MouseEvent): void => {
    if (!button.current) return
    seeAt(button.current, deafness)
    const isHeard = deafness.hears(began.current || timeStamp, timeStamp)
    began.current = 0
    setDeaf(deafness.isDeaf)
    if (isHeard && !isBusy) onPress()
  }
  return (
    <button
      ref={button}
      type="button"
      data-consent
      className={`button ${look}`}
      aria-disabled={isDeaf || isBusy}
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

/** Another dialog may lie over the question, and go by a press whose second half would come here. */
function seeAt(element: HTMLElement, deafness: Deafness): void {
  const box = element.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const words = element.closest('dialog')?.textContent ?? ''
  deafness.seenAt(onScreen(box), { words, isCovered: top === null || !element.contains(top) })
}

/** Two fingers that zoom move the button on the screen, though not on the page. */
function onScreen({ x, y, width, height }: DOMRect) {
  const { scale, offsetLeft, offsetTop } = visualViewport ?? { scale: 1, offsetLeft: 0, offsetTop: 0 }
  return {
    x: (x - offsetLeft) * scale,
    y: (y - offsetTop) * scale,
    width: width * scale,
    height: height * scale,
  }
}

function eachFrame(onFrame: () => void): () => void {
  let next = requestAnimationFrame(function drawn() {
    onFrame()
    next = requestAnimationFrame(drawn)
  })
  return () => cancelAnimationFrame(next)
}

/** Tells when the button gets the keyboard though the visitor has neither pressed it nor come by Tab. */
function followFocus(element: HTMLElement, onOtherHands: () => void): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  let isOwnHand = false
  const settle = (isOwn: boolean): void => void (isOwnHand = isOwn)
  document.addEventListener('keydown', ({ key, isTrusted }) => settle(isTrusted && key === 'Tab'), options)
  document.addEventListener('pointerdown', ({ isTrusted }) => settle(isTrusted), options)
  element.addEventListener('focus', () => !isOwnHand && onOtherHands(), options)
  document.addEventListener('focusin', () => settle(false), { signal: stop.signal })
  return () => stop.abort()
}
