import { isOf } from './isOf.ts'
import { apply, getterOf } from './natives.ts'

/** What the shell asks about a press or a key; it is kept small, so the answer comes from here. */
export interface PressFacts {
  isInText?: (event: Event) => boolean
}

/** Fields without a list, a calendar or a chooser of their own. Where text is edited, a list may stand in it. */
const plain =
  'textarea,input:read-write:not([list],[type^=d],[type=month],[type=time],[type=week]),[contenteditable]:not(select,input)'

/** Taken before a plugin can put others in their place. */
const { composedPath } = Event.prototype
const { matches } = Element.prototype
const buttonOf = getterOf(MouseEvent, 'button')

/** Whether a press or a key is in a field of plain text, in whichever shadow root; a press of another button opens a menu. */
export function isInText(event: Event): boolean {
  try {
    const target = apply(composedPath, event, [])[0] as Element
    // A key has no button.
    const isOtherButton = isOf(buttonOf, event) && apply(buttonOf, event, []) !== 0
    return apply(matches, target, [plain]) && !isOtherButton
  } catch {
    return false
  }
}
