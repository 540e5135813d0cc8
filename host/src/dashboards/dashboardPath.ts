export const homePath = '/dashboard/Health_Outcomes_and_Service_Coverage'

export function dashboardPath(name: string): string {
  return `/dashboard/${encodeURIComponent(name)}`
}

/** The name in `/dashboard/{name}` or `/dashboard/{name}/{id}`; null for other pages. */
export function dashboardNameIn(pathname: string): string | null {
  const name = /^\/dashboard\/([^/]+)(\/[^/]+)?\/?$/.exec(pathname)?.[1]
  if (!name) return null
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}
