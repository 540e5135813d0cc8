import type { HostOutput } from '@msdat/sdk/contracts/bridge'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { OverlayStore } from '../app/OverlayStore.ts'
import { readPosition } from './readPosition.ts'

/**
 * Where the visitor is. A browser that has yet to ask them draws its question over the page, and hears a press on it half a
 * second later: one that was meant for the plugin. So the page asks first, in a dialog behind which no frame is displayed.
 */
export async function askForPosition(
  overlays: OverlayStore,
  plugin: string,
): Promise<HostOutput<'visitor.position'>> {
  if (!(await willAsk())) return readPosition(navigator.geolocation)
  if (overlays.open)
    throw new AppError('conflict', 'A dialog is open. Close it, then ask for the position again.')
  return new Promise((answer, refuse) => {
    overlays.asking = { plugin, answer, refuse }
    overlays.showForPlugin('position')
  })
}

/** Whether the browser would ask; also where it does not say. */
async function willAsk(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'prompt'
  } catch {
    return true
  }
}
