/** A page inside another site's speaks for nobody: no call of it carries a cookie, and no cookie is taken. */
export function callWithoutSession(realm: Pick<Window, 'fetch'>): void {
  const send = realm.fetch.bind(realm)
  realm.fetch = (address, request) => send(address, { ...request, credentials: 'omit' })
}
