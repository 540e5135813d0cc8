import { useEffect, useState } from 'react'

/** What stands around a drawing in a card that fills the window: its words, its key and its foot. */
const around = 260

/** Height of a card's drawing in CSS pixels: its own, or what the window leaves where the card fills it. */
export function useCardHeight(own: number, isExpanded: boolean): number {
  const [height, setHeight] = useState(own)
  useEffect(() => {
    if (!isExpanded) return
    const measure = (): void => setHeight(Math.max(own, window.innerHeight - around))
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [own, isExpanded])
  return isExpanded ? height : own
}
