import type { Boot } from '@msdat/sdk/contracts/bridge'
import type { Selection } from '@msdat/sdk/contracts/selection'
import type { PortLike } from '@msdat/sdk/plugin/bridge/penpal'
import { defaultAppearance, defaultSystem, resolveTheme } from '@msdat/sdk/theme'

/**
 * Runs in the bare frame. The plugin has been imported by then, so its entry is an empty module, and the host's
 * end of the port goes to the page at once: there is nothing to wait for.
 */
export function startInFrame(
  startPlugin: (boot: Boot, port: PortLike) => Promise<void>,
  selection: Selection,
): void {
  const { port1, port2 } = new MessageChannel()
  window.parent.postMessage(null, '*', [port2])
  void startPlugin(bootWith(selection), port1 as PortLike)
}

const bootWith = (selection: Selection): Boot => ({
  kind: 'msdat:boot',
  protocol: 1,
  plugin: { id: 'indicator-overview', version: '1.0.0', name: 'Indicator Overview' },
  contribution: { point: 'section', id: 'overview', title: 'Indicator Overview' },
  modules: [],
  entry: 'data:text/javascript,',
  granted: ['data:read', 'selection:read', 'selection:write', 'storage', 'files:save', 'ui:notify'],
  theme: resolveTheme(defaultAppearance, defaultSystem),
  selection,
  options: {},
  settings: {},
  card: null,
  areCardsShared: true,
  state: null,
})
