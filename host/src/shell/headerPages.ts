import type { Role } from '@msdat/sdk/contracts/roles'
import type { PageEntry } from '../pages/PageEntry.ts'
import { isOpenTo, pagesIn } from '../pages/pagesIn.ts'
import { pageTable } from '../pages/pageTable.ts'

const labels: Record<string, string> = { '/about': 'About', '/faq': 'Help & FAQ' }

/** The links of the header. About and Help & FAQ are left out on custom dashboards. */
export function headerPages(pathname: string, role: Role | null, table = pageTable): PageEntry[] {
  const isCustom = /^\/(custom|my-custom-dashboard)\//.test(pathname)
  const named = Object.entries(labels).flatMap(([path, label]) =>
    table
      .filter((page) => page.path === path && isOpenTo(page.access, role))
      .map((page) => ({ ...page, label })),
  )
  const others = pagesIn('header', role, table).filter(({ path }) => !(path in labels))
  return isCustom ? others : [...named, ...others]
}
