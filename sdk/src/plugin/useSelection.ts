import { useSyncExternalStore } from 'react'
import type { Reply } from '../contracts/bridge.ts'
import type { Selection, SelectionChange } from '../contracts/selection.ts'
import { currentFrame } from './currentFrame.ts'
import { NotAllowed } from './NotAllowed.ts'

/**
 * What the visitor looks at; follows every change. Needs `selection:read`: where the visitor has taken that back, it
 * throws, and the frame says so in place of the view.
 */
export function useSelection(): Selection {
  const { selection } = currentFrame()
  const selected = useSyncExternalStore(selection.subscribe, selection.get, selection.get)
  if (!selected) throw new NotAllowed('see which indicator, source, place and year you look at')
  return selected
}

/** Changes what the visitor looks at. Needs `selection:write`. */
export function useSetSelection(): (change: SelectionChange) => Promise<Reply<Selection>> {
  return setSelection
}

function setSelection(change: SelectionChange): Promise<Reply<Selection>> {
  return currentFrame().link.call('selection.set', change)
}
