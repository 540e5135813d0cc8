import type { Permission } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'

const hostMark = 'network '

/** What a version asks for, as texts that can be kept and compared; the servers it names are wishes of their own. */
export function wishesOf(
  { permissions, network }: Release,
  only: readonly Permission[] = permissions.map(({ name }) => name),
): string[] {
  const names = permissions.map(({ name }) => name).filter((name) => only.includes(name))
  return [...names, ...(names.includes('network') ? network.map((host) => hostMark + host) : [])]
}

/** The permissions among wishes. One more server holds the whole network off: a frame's policy is one. */
export function permissionsIn(wishes: readonly string[]): Permission[] {
  return [...new Set(wishes.map((wish) => (wish.startsWith(hostMark) ? 'network' : wish) as Permission))]
}

export function hostsIn(wishes: readonly string[]): string[] {
  return wishes.filter((wish) => wish.startsWith(hostMark)).map((wish) => wish.slice(hostMark.length))
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
