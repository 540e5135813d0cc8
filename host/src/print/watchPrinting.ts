import { autorun } from 'mobx'
import type { AppearanceStore } from '../appearance/AppearanceStore.ts'

/** Every page is printed in light colours, however printing was begun, and has its own colours back afterwards. */
export function watchPrinting(appearance: AppearanceStore): void {
  window.addEventListener('beforeprint', () => appearance.setPrinting(true))
  window.addEventListener('afterprint', () => appearance.setPrinting(false))
  autorun(() => document.documentElement.toggleAttribute('data-printing', appearance.isPrinting))
}
