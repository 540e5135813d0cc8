import { platform } from '../platform/platform.ts'

export const platformName = platform.platform_name
export const platformLine = 'Multi-Source Data and Triangulation'

/** The product, a separator and the title of the route; the product alone where the route has none. */
export function documentTitle(title: string | null): string {
  return title ? `${platformName} | ${title}` : platformName
}
