import type { MouseEvent } from 'react'

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  const skip = (event: MouseEvent): void => {
    // The part behind # names a view of the account pages, so it must stay as it is.
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <a className="skip-link no-print" href="#main" onClick={skip}>
      Skip to the content
    </a>
  )
}
