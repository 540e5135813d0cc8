export type Fetch = (address: string, request: RequestInit) => Promise<Response>

/**
 * Answers that depend on nothing but their address and the data version, out of the browser's own cache while
 * the version is the one that the page shows. Their entity tag begins with it: W/"version-digest". An import
 * brings a new version with the catalog, and all is asked anew.
 */
export function fetchOfVersion(version: () => string | null, fetchAnswer: Fetch): Fetch {
  return async (address, request) => {
    const shown = version()
    if (shown === null) return fetchAnswer(address, request)
    const answer = await fetchAnswer(address, { ...request, cache: 'force-cache' })
    const isShown = answer.headers.get('etag')?.startsWith(`W/"${shown}-`)
    return isShown || !answer.ok ? answer : fetchAnswer(address, request)
  }
}
