import type { ComponentType } from 'react'
import type { dashboardGroups } from '@msdat/sdk/contracts/dashboards'
import type { Access } from '@msdat/sdk/contracts/roles'
import type { IconName } from '../parts/Icon.tsx'

/** Where a page is offered: a group of the Select Dashboard menu is named as it is. */
export type Menu = 'header' | 'options' | 'footer' | 'account' | 'admin' | (typeof dashboardGroups)[number]

/** The parts of an area's side bar that have a heading, in their order; what belongs to none comes before them. */
export const areaGroups = ['Publishing', 'Messages', 'Data', 'Review'] as const

/** A page of the host. The router, titles, menus, access, the sitemap and a test of every page read it. */
export interface PageEntry {
  /** The router's pattern, such as `/health-profiles/:state`. All views of an area have its path: `/account`. */
  path: string
  /** Of an area: what stands behind the # of the address. The area opens with its first view in the table. */
  view?: string
  /** Other patterns, or other views of the area, that lead to the same page. */
  aliases?: readonly string[]
  /** One address of a pattern that has parameters, for the test of every page. */
  example?: string
  /** In the header and in the title of the window. */
  title: string
  /** In menus, where it differs from the title. */
  label?: string
  /** One sentence for search engines and shared links. */
  description: string
  icon: IconName
  access: Access
  menus?: readonly Menu[]
  /** Under which heading of its area's side bar it stands. */
  group?: (typeof areaGroups)[number]
  /** Whether search engines may list it: public, and the same for everybody. */
  isIndexable: boolean
  load: () => Promise<ComponentType>
}
