/**
 * Call with a press that is not to be heard by what it met: what is typed after it was not meant for that either, nor for
 * what had the keyboard. It goes to the page, where it does nothing, and no frame takes the keyboard from there without a
 * press: see `typedIn`.
 */
export function leaveUnheard(press: Event): void {
  press.preventDefault()
  const main = document.querySelector('main')
  main?.setAttribute('data-unheard', '')
  main?.focus({ preventScroll: true })
  document.addEventListener('focusin', goOn)
}

/** The visitor has gone on to something else. */
function goOn({ target }: Event): void {
  if (target instanceof Element && !target.matches('main'))
    document.querySelector('main')?.removeAttribute('data-unheard')
}
