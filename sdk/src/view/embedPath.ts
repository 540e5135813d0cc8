/** What stands before the path of a view where it is shown inside a page of another site. */
const prefix = '/embed'

export const isEmbedPath = (path: string): boolean => path.startsWith(`${prefix}/`)

/** Before the path of a view of which one card alone is shown. */
const cardPrefix = /^\/embed\/card\/([a-z][A-Za-z0-9-]{0,40})(?=\/)/

/** The id of the card that an embedded page shows alone; null where it shows the whole section. */
export const cardIn = (path: string): string | null => cardPrefix.exec(path)?.[1] ?? null

/** The path of the view that an embedded page shows; other paths stay as they are. */
export function withoutEmbed(path: string): string {
  if (!isEmbedPath(path)) return path
  return path.replace(cardIn(path) === null ? prefix : cardPrefix, '')
}

/** Number of a custom dashboard in its public or its embedded address; null for other addresses. */
export function publicCustomIn(path: string): number | null {
  const id = /^(?:\/custom\/public|\/embed\/custom)\/([1-9]\d{0,8})\/?$/.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

/** Where a view, or one card of it, is shown alone, for frames of other sites; null where it may not be. */
export function embedAddress(path: string, search: string, card: string | null = null): string | null {
  const custom = publicCustomIn(path)
  if (custom !== null) return card === null ? `${prefix}/custom/${custom}${search}` : null
  if (/^\/(custom|my-custom-dashboard)(\/|$)/.test(path)) return null
  return `${prefix}${card === null ? '' : `/card/${card}`}${path}${search}`
}
