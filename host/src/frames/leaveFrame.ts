interface Leaving {
  frame: HTMLElement
  /** Holds the frame and nothing else. */
  container: HTMLElement
  /** Name of the frame, for who hears where the keyboard is. */
  title: string
  titleElementId: string | undefined
}

/**
 * Puts the keyboard where a visitor expects it who leaves a frame: on its title, or on its border before or behind it,
 * from where Tab goes on. Never on another button or switch: the visitor's next key was meant for the plugin, and
 * would press it. Only who has the keyboard can give it back: nobody is pulled out of a field of the page. Call it only
 * where the frame was given the keyboard: what it has taken it would put out of reach of who had it.
 */
export function leaveTo(to: 'title' | 'next' | 'previous', leaving: Leaving): void {
  const { frame, container, title, titleElementId } = leaving
  if (document.activeElement !== frame) return
  const titleElement = titleElementId === undefined ? null : document.getElementById(titleElementId)
  // A tab is more than a title: the next arrow would open another one.
  if (to === 'title' && titleElement && titleElement.role !== 'tab') return focusAnyway(titleElement)
  if (to === 'next') return focusAnyway(endOf(frame, title))
  container.role = 'group'
  container.ariaLabel = title
  focusAnyway(container)
}

/** Stands behind the frame as long as it has the keyboard. */
function endOf(frame: HTMLElement, title: string): HTMLElement {
  const end = document.createElement('span')
  end.className = 'frame-end visually-hidden'
  end.textContent = `End of ${title}`
  end.addEventListener('blur', () => end.remove(), { once: true })
  frame.after(end)
  return end
}

function focusAnyway(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus()
}
