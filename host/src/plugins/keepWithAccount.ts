import { reaction } from 'mobx'
import type { PluginChoice } from '@msdat/sdk/contracts/pluginChoices'
import type { LocalKeep } from '../services/LocalKeep.ts'
import type { PluginStore } from './PluginStore.ts'

interface Account {
  keep: LocalKeep
  plugins: PluginStore
  /** Id of who is signed in. */
  user: () => string | null
  merge: (choices: readonly PluginChoice[]) => Promise<readonly PluginChoice[]>
}

/**
 * Keeps the choices of add-ons with the account of who is signed in. At a sign-in those of the browser and of the
 * account are merged; what somebody else chose in this browser before is not taken over.
 */
export function keepWithAccount({ keep, plugins, user, merge }: Account): void {
  const send = async (isFirst: boolean): Promise<void> => {
    const id = user()
    if (id === null) return
    const before = keep.read('plugins-account')
    const isOthers = isFirst && before !== null && before !== id
    try {
      const merged = await merge(isOthers ? [] : plugins.choices)
      if (user() !== id) return
      keep.write('plugins-account', id)
      plugins.takeChoices(merged, { areAll: isOthers })
    } catch {
      // The choices stay in this browser and go along with the next one.
    }
  }
  reaction(user, () => void send(true), { fireImmediately: true })
  reaction(
    () => plugins.changes,
    () => void send(false),
  )
}
