import type { NamedLink } from '@msdat/sdk/contracts/platform'

/** Links as one types them: a line each, such as `Ministry = https://example.org`. */
export const writeLinks = (links: readonly NamedLink[]): string =>
  links.map(({ label, url }) => `${label} = ${url}`).join('\n')

/** Null where a line is no link. */
export function readLinks(text: string): NamedLink[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const links = lines.map((line) => {
    const at = line.indexOf('=')
    return { label: line.slice(0, Math.max(at, 0)).trim(), url: line.slice(at + 1).trim() }
  })
  return links.every(({ label, url }) => label !== '' && /^https?:\/\/\S+$/.test(url)) ? links : null
}
