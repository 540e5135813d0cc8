import type { Release } from '@msdat/sdk/contracts/registry'

/** The same code with the same rights: a frame that runs need not start anew. */
export function isSameRelease(one: Release, other: Release): boolean {
  const facts = ({ bundle, permissions, network, publishes, subscribes }: Release): string =>
    JSON.stringify([bundle, permissions, network, publishes, subscribes])
  return facts(one) === facts(other)
}
