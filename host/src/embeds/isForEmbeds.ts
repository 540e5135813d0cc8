import type { Permission } from '@msdat/sdk/contracts/manifest'

/** What a plugin needs to show figures. Everything else acts for somebody, and here nobody is known. */
const allowed: readonly Permission[] = [
  'data:read',
  'selection:read',
  'selection:write',
  'storage',
  'ui:notify',
  'files:save',
]

export const isForEmbeds = (permission: Permission): boolean => allowed.includes(permission)
