import { apply, getterOf } from '../natives.ts'

/**
 * Takes from a frame's window what would reach past the frame. It runs before any plugin code, so its listeners
 * come first; it is no border, since a document nested in the frame has a window of its own.
 */
export function guardWindow(realm: Window): void {
  const host = realm.parent
  realm.addEventListener(
    'message',
    (event) => {
      // Not even a look at the data, which takes as long as the sender likes.
      if (event.source !== host && event.source !== realm) event.stopImmediatePropagation()
    },
    true,
  )
  for (const kind of ['click', 'auxclick'] as const) realm.addEventListener(kind, preventModified, true)
  // A link that is dropped on a tab or a window opens there, and its address can carry data out.
  realm.addEventListener('dragstart', prevent, true)
}

// Taken before a plugin can put another in its place.
const { preventDefault } = Event.prototype
const getters = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'button'].map((name) =>
  getterOf(MouseEvent, name),
)
const prevent = (event: Event): unknown => apply(preventDefault, event, [])

/**
 * With a key held down or another button, a press on a link saves or opens what it names, wherever that is, and the
 * address can carry data out. No link of a plugin leads anywhere, so such a press does nothing.
 */
function preventModified(event: Event): void {
  for (let at = 0; at < getters.length; at += 1) {
    if (apply(getters[at] as () => unknown, event, [])) prevent(event)
  }
}
