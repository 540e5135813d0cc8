import type { PageEntry } from './PageEntry.ts'
import { accountPages } from './tables/accountPages.ts'
import { adminPages } from './tables/adminPages.ts'
import { assistantPages } from './tables/assistantPages.ts'
import { dataEntryPages } from './tables/dataEntryPages.ts'
import { developerPages } from './tables/developerPages.ts'
import { customPages } from './tables/customPages.ts'
import { profilePages } from './tables/profilePages.ts'
import { publicPages } from './tables/publicPages.ts'
import { readingPages } from './tables/readingPages.ts'
import { settingsPages } from './tables/settingsPages.ts'
import { toolPages } from './tables/toolPages.ts'
import { visitorPages } from './tables/visitorPages.ts'

/**
 * Every page of the host but the dashboards, which are rows of the database. The build runs this file to tell the
 * server of them, so it and the tables import nothing but types; a page's code is fetched by its `load`.
 */
export const pageTable: readonly PageEntry[] = [
  ...publicPages,
  ...developerPages,
  ...accountPages,
  ...settingsPages,
  ...adminPages,
  ...dataEntryPages,
  ...readingPages,
  ...toolPages,
  ...profilePages,
  ...visitorPages,
  ...assistantPages,
  ...customPages,
]
