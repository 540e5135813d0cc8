import { useSetSettings, useSettings } from '@msdat/sdk'
import { useState } from 'react'

/** A text in a setting of that name, or here where the contribution has no such setting. */
export function useHeld(name: string | undefined, initial: string): [string, (next: string) => void] {
  const settings = useSettings()
  const setSettings = useSetSettings()
  const own = useState(initial)
  const held = name === undefined ? undefined : settings[name]
  if (name === undefined || typeof held !== 'string') return own
  return [held, (next) => void setSettings({ [name]: next })]
}
