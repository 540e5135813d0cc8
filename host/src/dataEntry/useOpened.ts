import { useEffect, useRef } from 'react'
import { useStores } from '../app/Stores.ts'

/** The table or file that the address names, and 0 for none. Each begins at its top and has the focus, as a page. */
export function useOpened(name: 'entry' | 'import'): number {
  const { address } = useStores()
  const opened = Number(new URLSearchParams(address.search).get(name))
  const shown = useRef(opened)
  useEffect(() => {
    if (shown.current === opened) return
    shown.current = opened
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [opened])
  return opened
}
