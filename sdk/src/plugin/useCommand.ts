import { useEffect } from 'react'
import { currentFrame } from './currentFrame.ts'

/**
 * What the view does when the visitor chooses a command of the manifest, by its key or in the list that Ctrl+K opens.
 * The page has opened the panel or section by then, and the press counts for some five seconds: files can be saved and
 * pictures taken.
 */
export function useCommand(id: string, handler: () => void | Promise<void>): void {
  const { commands } = currentFrame()
  useEffect(() => commands.handle(id, handler), [commands, id, handler])
}
