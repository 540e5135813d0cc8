import { useEffect } from 'react'
import { commandKeyOf } from '@msdat/sdk/contracts/commandKeys'
import { useStores } from '../app/Stores.ts'
import { typedIn } from '../frames/typedIn.ts'
import { useFrameHost } from '../frames/FrameHostContext.ts'
import { pluginCommands } from './pluginCommands.ts'
import { runPluginCommand } from './runPluginCommand.ts'

/** The keys of plugins' commands, where no dialog is open. */
export function useCommandKeys(): void {
  const stores = useStores()
  const frameHost = useFrameHost()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyped = event.isComposing || event.repeat || event.getModifierState('AltGraph')
      const key = event.isTrusted && !event.defaultPrevented && !isTyped ? commandKeyOf(event) : null
      if (key === null || typesSign(event) || document.querySelector('dialog[open]')) return
      const sections = stores.dashboards.current?.sections ?? []
      const found = pluginCommands(stores.plugins, sections).find(
        ({ command, keyOwner }) => command.key === key && keyOwner === null,
      )
      if (!found) return
      event.preventDefault()
      runPluginCommand(stores, frameHost, found)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [stores, frameHost])
}

/** With Alt alone, the key of a Mac types a sign that belongs to the field: Option and L is @ in German. */
function typesSign({ altKey, target }: Pick<KeyboardEvent, 'altKey' | 'target'>): boolean {
  return altKey && target instanceof Element && target.closest(typedIn) !== null
}
