import { createContext } from 'react'
import { Deafness } from './Deafness.ts'
import { followFrames } from './followFrames.ts'

/** Whether a plugin has opened the dialog: the visitor's next press may have been meant for the plugin. */
export const OpenedByPlugin = createContext(false)

/**
 * Until the dialog has been on the screen for a moment, no press does anything in it. A row of presses, or a key that is
 * held down, has to end first. Returns a function that stops.
 */
export function deafenDialog(dialog: HTMLElement): () => void {
  const deafness = new Deafness()
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  /** When the press that is going on began. */
  let began = 0
  const judge = (event: MouseEvent): void => {
    const isHeard = deafness.hears(began || event.timeStamp, event.timeStamp)
    began = 0
    if (isHeard) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // It may have begun in the frame, from which the page hears nothing.
  dialog.addEventListener('pointerdown', ({ timeStamp }) => void (began = timeStamp), options)
  const begin = ({ timeStamp, repeat, key }: KeyboardEvent): void => {
    // Who plays with the arrows goes on with them, and they change nothing that is filled in.
    if (repeat || key.startsWith('Arrow')) deafness.begin()
    else began = timeStamp
  }
  dialog.addEventListener('keydown', begin, options)
  // Enter in a field presses the button of its form.
  for (const kind of ['click', 'auxclick'] as const) dialog.addEventListener(kind, judge, options)
  const stopFrames = followFrames(deafness)
  return () => {
    stop.abort()
    stopFrames()
  }
}
