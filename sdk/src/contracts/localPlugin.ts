/** The name under which the frame of a local plugin is served; no plugin can have it as its id. */
export const localFrameName = 'local-plugin'

/** Addresses of the command's own server. */
export const localNewsPath = '/msdat-plugin/news'
export const localCodePath = (digest: string): string => `/msdat-plugin/code/${digest}`

/**
 * The server of a local plugin that a page's address names, as ?dev=http://localhost:4310; null where it names none, or
 * anything but a port of this very machine.
 */
export function localServerIn(search: string): string | null {
  const named = new URLSearchParams(search).get('dev')
  const [, port] = /^http:\/\/(?:localhost|127\.0\.0\.1):(\d{1,5})\/?$/.exec(named ?? '') ?? []
  if (!named || port === undefined || Number(port) < 1 || Number(port) > 65_535) return null
  return new URL(named).origin
}
