import { AsyncLocalStorage } from 'node:async_hooks'

const held = new AsyncLocalStorage<() => void>()

/** Has a read worked out that holds one of a few places; `release` gives the place back. */
export const inPlace = (release: () => void, work: () => void): void => held.run(release, work)

/**
 * Gives back the place of the read that calls this, where it holds one. To be called before it waits for what is worked
 * out elsewhere: the places are for what keeps the thread or a connection at work, and some who wait for long would
 * hold all of them.
 */
export const leavePlace = (): void => held.getStore()?.()
