import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useStores } from './Stores.ts'

/** Joins the router to the address store, and moves the focus to the content when the page changes. */
export function AddressSync() {
  const { address, overlays } = useStores()
  const navigate = useNavigate()
  const location = useLocation()
  const kind = useNavigationType()
  const shownPath = useRef(location.pathname)

  useLayoutEffect(() => {
    address.connect((to, options) => void navigate(to, options))
  }, [address, navigate])

  // The window knows already where a later step has led that the router has still to draw.
  useLayoutEffect(() => address.follow(window.location))

  useEffect(() => {
    if (shownPath.current === location.pathname) return
    shownPath.current = location.pathname
    overlays.close()
    window.scrollTo(0, 0)
    // A redirect is no step of the visitor's: the page is still being opened.
    if (kind !== 'REPLACE') document.getElementById('main')?.focus({ preventScroll: true })
  }, [location.pathname, kind, overlays])
  return null
}
