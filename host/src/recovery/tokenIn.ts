/** The token of a link that was sent by mail: behind the #, which no server sees. Null where there is none. */
export const tokenIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') || null
