import { useCallback, useSyncExternalStore } from 'react'
import type { Reply } from '../contracts/bridge.ts'
import type { SettingValue, SettingValues } from '../contracts/settings.ts'
import { currentFrame } from './currentFrame.ts'

/**
 * The settings that the manifest declares for this contribution, each with a value that its schema allows;
 * follows every change. `Settings` is their type, as the manifest has them:
 * `useSettings<{ shown: 'all' | 'zones'; computed: boolean }>()`.
 */
export function useSettings<Settings extends object = SettingValues>(): Settings {
  const { settings } = currentFrame()
  return useSyncExternalStore(settings.subscribe, settings.get, settings.get) as Settings
}

/** One setting, and a way to change it. What it is changed to stands in the address and in every shared link. */
export function useSetting<Value extends SettingValue>(name: string): [Value, (next: Value) => void] {
  const settings = useSettings()
  const set = useCallback((next: Value) => void setSettings({ [name]: next }), [name])
  return [settings[name] as Value, set]
}

/** Changes some of the contribution's own settings; a value that the manifest does not allow is refused. */
export function useSetSettings(): (change: SettingValues) => Promise<Reply<SettingValues>> {
  return setSettings
}

/** Seen at once, as the visitor expects of a press; taken back where the host refuses it. */
export async function setSettings(change: SettingValues): Promise<Reply<SettingValues>> {
  const { settings, link } = currentFrame()
  const before = settings.get()
  settings.set({ ...before, ...change })
  const reply = await link.call('settings.set', change)
  if (!reply.ok) {
    const names = Object.keys(change)
    const kept = Object.entries(settings.get()).filter(([name]) => !names.includes(name))
    const undone = names.flatMap((name) => (name in before ? [[name, before[name]]] : []))
    settings.set(Object.fromEntries([...kept, ...undone]) as SettingValues)
  }
  return reply
}
