import { base } from './base.ts'
import { cards } from './cards.ts'
import { controls } from './controls.ts'
import { figures } from './figures.ts'
import { print } from './print.ts'
import { tables } from './tables.ts'

let isAdopted = false

/**
 * Gives the document the looks of the kit. A constructed sheet, since a frame's policy may refuse
 * style elements, and one for all: whichever part of the kit comes first brings it.
 */
export function adoptStyles(): void {
  if (typeof document === 'undefined' || isAdopted) return
  isAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([base, controls, cards, tables, figures, print].join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
