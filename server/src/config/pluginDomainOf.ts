import type { Config } from './readConfig.ts'

/**
 * Under which name each plugin's frame has a name of its own; empty where it has none and shares the page's origin.
 * Names under localhost lead every visitor to a machine of their own, so they serve only who works on this one.
 */
export function pluginDomainOf(
  { pluginDomain, publicUrl }: Pick<Config, 'pluginDomain' | 'publicUrl'>,
  port: number,
): string {
  if (pluginDomain !== null) return pluginDomain
  return publicUrl === null || isThisMachine(new URL(publicUrl).hostname) ? `plugins.localhost:${port}` : ''
}

/** What to tell where plugins get no names of their own, though a setting would give them some. */
export function noteOfSharedFrames(pluginDomain: string): string | null {
  if (pluginDomain !== '') return null
  return 'MSDAT_PLUGIN_DOMAIN is not set: plugins run sandboxed under the address of the site, not each under a name of its own.'
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.')
