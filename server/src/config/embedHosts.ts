/** Reads `app.example.org,charts.example.org`; null where it is something else. */
export function parseEmbedHosts(text: string): string[] | null {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  return hosts.every((host) => /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(host)) ? hosts : null
}
