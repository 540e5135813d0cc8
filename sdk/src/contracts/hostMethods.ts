import { ownMethods } from './bridge.ts'
import { lateMethods } from './lateMethods.ts'

/** All that a plugin may ask of the host. */
export const hostMethods = { ...ownMethods, ...lateMethods } as const
