import type { LocalKeep } from '../services/LocalKeep.ts'

/** Names under which other pages of this site know whether an add-on is on. */
const toggleKeys: Readonly<Record<string, string>> = {
  context: 'contextPlugin',
  'indicator-search': 'indicatorPlugin',
  screenshot: 'screenshotManager',
  accessibility: 'accessibilityPlugin',
  review: 'reviewPlugin',
}

/** Add-ons that were on in this browser before it kept a list of its own. */
export function readToggles(keep: LocalKeep): string[] {
  return Object.entries(toggleKeys).flatMap(([plugin, key]) =>
    keep.readText(key) === 'true' ? [plugin] : [],
  )
}

/** Keeps one switch under its name, and tells whoever listens on the page. */
export function writeToggle(keep: LocalKeep, plugin: string, isOn: boolean): void {
  const key = toggleKeys[plugin]
  if (key === undefined) return
  keep.writeText(key, String(isOn))
  globalThis.window?.dispatchEvent(new CustomEvent('msdat:plugin-toggled', { detail: { key, isOn } }))
}
