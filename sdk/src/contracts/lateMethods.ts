import { assistantMethods } from './assistantMethods.ts'
import type { HostMethod } from './hostMethod.ts'
import { reviewMethods } from './reviewMethods.ts'
import { serverMethods } from './serverMethods.ts'

/** Host methods that no first chart needs: the page fetches what they take and answer with the first call of one. */
export const lateMethods = {
  ...serverMethods,
  ...assistantMethods,
  ...reviewMethods,
} as const satisfies Record<string, HostMethod>
