import { useEffect } from 'react'
import { useStores } from '../app/Stores.ts'

/** Ctrl+K, on a Mac ⌘K, opens the palette where no dialog is open, and closes it. */
export function usePaletteKey(): void {
  const { overlays } = useStores()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isKey || event.altKey || event.shiftKey || event.isComposing) return
      event.preventDefault()
      if (overlays.open === 'palette') overlays.close()
      else if (!document.querySelector('dialog[open]')) overlays.show('palette')
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [overlays])
}
