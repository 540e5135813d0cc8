import { isTrialFrame } from '../trials/trialFrames.ts'

const label = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** The plugin, or the trial of one, that a Host header names under the plugin domain; null for every other host. */
export function pluginOfHost(host: string | undefined, pluginDomain: string): string | null {
  if (!isUnder(host, pluginDomain)) return null
  const name = host.slice(0, -pluginDomain.length - 1).toLowerCase()
  return label.test(name) || isTrialFrame(name) ? name : null
}

/** Without a domain no host is under it, also none that ends with the dot of the root. */
export function isUnder(host: string | undefined, pluginDomain: string): host is string {
  return pluginDomain !== '' && host?.toLowerCase().endsWith(`.${pluginDomain.toLowerCase()}`) === true
}
