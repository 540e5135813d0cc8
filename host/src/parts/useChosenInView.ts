import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** The button before a long row lies over its beginning. */
const roomForButton = 32

/** Brings the chosen one of a row that scrolls sideways to its middle, or its beginning where it is longer; the page itself stays where it is. */
export function useChosenInView(row: RefObject<HTMLElement | null>, chosen: string): void {
  const bring = useEffectEvent((_chosen: string) => {
    const marked = row.current?.querySelector(
      '[aria-selected="true"], [aria-current="page"], [aria-pressed="true"], [aria-expanded="true"]',
    )
    if (!row.current || !marked) return
    const place = row.current.getBoundingClientRect()
    const mark = marked.getBoundingClientRect()
    const left =
      mark.width > place.width
        ? mark.left - place.left - roomForButton
        : mark.left + mark.width / 2 - (place.left + place.width / 2)
    row.current.scrollBy({ left, behavior: 'instant' })
  })
  useLayoutEffect(() => bring(chosen), [chosen])
}
