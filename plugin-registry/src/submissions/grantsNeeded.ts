import { contributionPoints } from '@msdat/sdk/contracts/contributionPoints'
import type { Manifest } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'

/** What a version may do, as texts: its permissions, each server it may contact, and what it tells and hears. */
export function wishesOf({ permissions, network, publishes, subscribes }: Manifest): string[] {
  return textsOf({
    permissions,
    hosts: (network ?? []).map(({ host }) => host),
    tells: (publishes ?? []).map(({ topic }) => topic),
    hears: (subscribes ?? []).map(({ topic }) => topic),
  })
}

const wishesOfRelease = ({ permissions, network, publishes = [], subscribes = [] }: Release): string[] =>
  textsOf({ permissions, hosts: network, tells: publishes.map(({ topic }) => topic), hears: subscribes })

interface Asking extends Pick<Manifest, 'permissions'> {
  hosts: readonly string[]
  tells: readonly string[]
  hears: readonly string[]
}

function textsOf({ permissions, hosts, tells, hears }: Asking): string[] {
  return [
    ...permissions.map(({ name }) => name),
    ...hosts.map((host) => `network ${host}`),
    ...tells.map((topic) => `events:publish ${topic}`),
    ...hears.map((topic) => `events:subscribe ${topic}`),
  ]
}

/**
 * New permissions that nobody would be asked about. Visitors say yes to what a newer version of a
 * panel asks for; a section runs on dashboards for everyone, so an admin has to grant it expressly.
 */
export function grantsNeeded(manifest: Manifest, before: Release | null): string[] {
  const runsByDefault = manifest.contributes.some(({ point }) => contributionPoints[point].isPlaced)
  if (!before || !runsByDefault) return []
  const had = new Set(wishesOfRelease(before))
  return wishesOf(manifest).filter((wish) => !had.has(wish))
}
