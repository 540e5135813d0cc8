import { hasRole, type Access, type Role } from '@msdat/sdk/contracts/roles'
import type { Menu, PageEntry } from './PageEntry.ts'
import { pageTable } from './pageTable.ts'

export const isOpenTo = (access: Access, role: Role | null): boolean =>
  access === 'public' || (role !== null && hasRole(role, access))

/** The pages a menu offers to somebody, in the order of the table; `role` is null for a visitor. */
export function pagesIn(menu: Menu, role: Role | null, table = pageTable): PageEntry[] {
  return table.filter(({ menus, access }) => menus?.includes(menu) && isOpenTo(access, role))
}
