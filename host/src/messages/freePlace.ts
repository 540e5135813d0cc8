const places = ['top-end', 'bottom', 'top', 'top-start', 'bottom-start', 'bottom-end'] as const
/** What plugins say stands below: above are the menus, by which a visitor turns them off. */
const placesOfPlugins = ['bottom', 'top', 'bottom-start', 'bottom-end', 'top-start', 'top-end'] as const
export type ToastPlace = (typeof places)[number] | 'none'

const keptClear = '[data-turn-off], [data-consent], .disclosure-panel'

/**
 * The first place in which toasts cover no open menu, no button that turns a plugin off, which a plugin that speaks
 * without end could keep the visitor from, none that leads to a question, and nothing of an open question: its words
 * must be read before it is answered. Where there is no such place, they are only read out. A plugin's never stand over
 * a dialog.
 */
export function freePlace(region: HTMLElement): ToastPlace {
  const boxes = [...document.querySelectorAll(keptClear)].map((element) =>
    (element.closest('dialog') ?? element).getBoundingClientRect(),
  )
  const toasts = [...region.children]
  const isOfPlugin = toasts.some((toast) => toast.hasAttribute('data-plugin'))
  const free = (isOfPlugin ? placesOfPlugins : places).find((place) => {
    region.dataset['place'] = place
    const cards = toasts.map((card) => card.getBoundingClientRect())
    return !cards.some((card) => boxes.some((box) => isOver(card, box)))
  })
  return free ?? 'none'
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
