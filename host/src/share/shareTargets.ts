/** Plain links: nothing of these networks is loaded before the visitor follows one. */
const addresses: Record<string, (url: string, text: string) => string> = {
  WhatsApp: (url, text) => `https://wa.me/?text=${text}%20${url}`,
  Facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  Twitter: (url, text) => `https://twitter.com/intent/tweet?url=${url}&text=${text}`,
  LinkedIn: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
}

export const sharePlatforms: readonly string[] = Object.keys(addresses)

/** Where a post on a platform is begun; null for a platform that is not known. */
export function shareTarget(platform: string, link: string, title: string): string | null {
  const addressOf = Object.hasOwn(addresses, platform) ? addresses[platform] : undefined
  return addressOf?.(encodeURIComponent(link), encodeURIComponent(title)) ?? null
}

/** The link of a post names the year and the section, whatever else the view holds. */
export function linkOfPost(link: string, { year, section }: { year?: string; section?: string }): string {
  const url = new URL(link)
  if (year !== undefined) url.searchParams.set('year', year)
  if (section !== undefined) url.searchParams.set('section', section)
  return url.href
}
