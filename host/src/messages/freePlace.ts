const places = ['top-end', 'bottom', 'top', 'top-start', 'bottom-start', 'bottom-end'] as const
export type ToastPlace = (typeof places)[number] | 'none'

/**
 * The first place in which toasts cover no button that turns a plugin off, which a plugin that speaks without end could
 * keep the visitor from, none that leads to a question, and nothing of an open question: its words must be read before
 * it is answered. Where there is no such place, they are only read out. A plugin's never stand over a dialog.
 */
export function freePlace(region: HTMLElement): ToastPlace {
  const keptClear = [...document.querySelectorAll('[data-turn-off], [data-consent]')].map((button) =>
    (button.closest('dialog') ?? button).getBoundingClientRect(),
  )
  const free = places.find((place) => {
    region.dataset['place'] = place
    const cards = [...region.children].map((card) => card.getBoundingClientRect())
    return !cards.some((card) => keptClear.some((box) => isOver(card, box)))
  })
  return free ?? 'none'
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
