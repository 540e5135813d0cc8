/** Hosts whose pages this installation embeds, as the server has written them into the page. */
export function embedHosts(): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="msdat-embed-hosts"]')
  return meta?.content.split(',').filter(Boolean) ?? []
}

/** Why a page cannot be embedded; null where it can. */
export function faultOfAddress(address: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(address) || !address.startsWith('https://')) return 'Give the https address of the page.'
  const { hostname, port, username } = new URL(address)
  if (hosts.includes(hostname) && port === '' && username === '') return null
  return hosts.length === 0
    ? 'This installation embeds no pages of other sites. The people who run it can allow some.'
    : `Pages are embedded from these hosts only: ${hosts.join(', ')}.`
}

/** The address in what somebody pasted: a link, or the code of a frame. */
export function addressIn(pasted: string): string {
  const code = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(pasted)
  return (code?.[1] ?? code?.[2] ?? pasted).replaceAll('&amp;', '&').trim()
}
