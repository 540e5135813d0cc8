/** What stands before the path of a view where it is shown inside a page of another site. */
const prefix = '/embed'

export const isEmbedPath = (path: string): boolean => path.startsWith(`${prefix}/`)

/** The path of the view that an embedded page shows; other paths stay as they are. */
export const withoutEmbed = (path: string): string => (isEmbedPath(path) ? path.slice(prefix.length) : path)

/** Number of a custom dashboard in its public or its embedded address; null for other addresses. */
export function publicCustomIn(path: string): number | null {
  const id = /^(?:\/custom\/public|\/embed\/custom)\/([1-9]\d{0,8})\/?$/.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

/** Where a view is shown alone, for frames of other sites; null where it may not be. */
export function embedAddress(path: string, search: string): string | null {
  const custom = publicCustomIn(path)
  if (custom !== null) return `${prefix}/custom/${custom}${search}`
  return /^\/(custom|my-custom-dashboard)(\/|$)/.test(path) ? null : prefix + path + search
}
