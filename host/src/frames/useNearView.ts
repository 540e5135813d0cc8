import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is on the screen, and whether it has ever come within one screen of it. */
export function useNearView(element: RefObject<Element | null>): { isNear: boolean; isVisible: boolean } {
  const [isNear, setNear] = useState(false)
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const observed = element.current
    if (!observed) return
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    const visible = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false))
    near.observe(observed)
    visible.observe(observed)
    return () => {
      near.disconnect()
      visible.disconnect()
    }
  }, [element])
  return { isNear, isVisible }
}
