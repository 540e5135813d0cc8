import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Whether a text is too long for its input, at every width that the input comes to have. */
export function useCutText(text: string): { field: RefObject<HTMLInputElement | null>; isCut: boolean } {
  const field = useRef<HTMLInputElement>(null)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    const measure = (): void => {
      // While somebody types, it holds something else.
      if (input.value === text) setCut(input.scrollWidth > input.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(input)
    return () => observer.disconnect()
  }, [text])
  return { field, isCut }
}
