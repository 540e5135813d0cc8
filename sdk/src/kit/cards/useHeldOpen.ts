import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What comes next is mostly as tall as what was: held open while waiting, nothing below moves. */
export function useHeldOpen(isWaiting: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  const lastHeight = useRef(0)
  useLayoutEffect(() => {
    const node = body.current
    if (!node) return
    node.style.minHeight = isWaiting ? `${lastHeight.current}px` : ''
    if (!isWaiting) lastHeight.current = node.offsetHeight
  })
  return body
}
