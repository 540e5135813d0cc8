/**
 * Call with a press that is not to be heard by what it met: what is typed after it was not meant for that either, nor for
 * what had the keyboard. It goes to the page, or where that is inert to the place of the frame that fills the window. There
 * it does nothing, and no frame takes the keyboard from there without a press: see `typedIn`.
 */
export function leaveUnheard(press: Event): void {
  press.preventDefault()
  const place = document.querySelector<HTMLElement>('.plugin-place[data-expanded]')
  if (place) place.tabIndex = -1
  const owner = place ?? document.querySelector('main')
  owner?.setAttribute('data-unheard', '')
  owner?.focus({ preventScroll: true })
  document.addEventListener('focusin', goOn)
}

/** The visitor has gone on to something else. */
function goOn({ target }: Event): void {
  for (const one of document.querySelectorAll('[data-unheard]'))
    if (one !== target) one.removeAttribute('data-unheard')
}
