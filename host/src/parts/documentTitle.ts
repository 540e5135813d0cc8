export const platformName = 'MSDAT'
export const platformLine = 'Multi-Source Data and Triangulation'

/** The product, a separator and the title of the route; the product alone where the route has none. */
export function documentTitle(title: string | null): string {
  return title ? `${platformName} | ${title}` : platformName
}
