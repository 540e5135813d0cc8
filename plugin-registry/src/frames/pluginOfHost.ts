const label = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** The plugin that a Host header names under the plugin domain; null for every other host. */
export function pluginOfHost(host: string | undefined, pluginDomain: string): string | null {
  const ending = `.${pluginDomain.toLowerCase()}`
  const given = host?.toLowerCase() ?? ''
  if (!given.endsWith(ending)) return null
  const name = given.slice(0, -ending.length)
  return label.test(name) ? name : null
}
