import type { Permission } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'

/** Wishes that belong to a permission and are narrower than it: each server, each topic. */
const parts = ['network', 'events:publish', 'events:subscribe'] as const
type Part = (typeof parts)[number]

/** What a version asks for, as texts that can be kept and compared; the servers and topics it names are wishes of their own. */
export function wishesOf(
  release: Release,
  only: readonly Permission[] = release.permissions.map(({ name }) => name),
): string[] {
  const names = release.permissions.map(({ name }) => name).filter((name) => only.includes(name))
  const { network, publishes = [], subscribes = [] } = release
  const named: Record<Part, readonly string[]> = {
    network,
    'events:publish': publishes.map(({ topic }) => topic),
    'events:subscribe': subscribes,
  }
  const narrower = parts.filter((part) => names.includes(part))
  return [...names, ...narrower.flatMap((part) => named[part].map((one) => `${part} ${one}`))]
}

/** The permissions among wishes. One more server holds the whole network off: a frame's policy is one. So do topics. */
export function permissionsIn(wishes: readonly string[]): Permission[] {
  return [...new Set(wishes.map((wish) => wish.split(' ')[0] as Permission))]
}

export function hostsIn(wishes: readonly string[]): string[] {
  const mark = 'network '
  return wishes.filter((wish) => wish.startsWith(mark)).map((wish) => wish.slice(mark.length))
}

/** A spoilt record counts as none. */
export function readAccepted(kept: unknown): Record<string, string[]> {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept)
      .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
      .map(([plugin, wishes]) => [plugin, wishes.filter((wish) => typeof wish === 'string')]),
  )
}
