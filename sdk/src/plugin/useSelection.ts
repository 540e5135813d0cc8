import { useSyncExternalStore } from 'react'
import type { Reply } from '../contracts/bridge.ts'
import type { Selection, SelectionChange } from '../contracts/selection.ts'
import { currentFrame } from './currentFrame.ts'

/** What the visitor looks at; follows every change. Throws where the plugin may not read it. */
export function useSelection(): Selection {
  const { selection } = currentFrame()
  const selected = useSyncExternalStore(selection.subscribe, selection.get, selection.get)
  if (!selected) throw new Error('The plugin may not see the selection: its manifest needs selection:read.')
  return selected
}

/** Changes what the visitor looks at. Needs `selection:write`. */
export function useSetSelection(): (change: SelectionChange) => Promise<Reply<Selection>> {
  return setSelection
}

function setSelection(change: SelectionChange): Promise<Reply<Selection>> {
  return currentFrame().link.call('selection.set', change)
}
