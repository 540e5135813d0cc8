import type { Manifest } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'

type Asking = Pick<Manifest, 'permissions' | 'contributes'> & { hosts: readonly string[] }

/** What a version may do, as texts: its permissions, and each server it may contact. */
export function wishesOf({ permissions, hosts }: Pick<Asking, 'permissions' | 'hosts'>): string[] {
  return [...permissions.map(({ name }) => name), ...hosts.map((host) => `network ${host}`)]
}

/**
 * New permissions that nobody would be asked about. Visitors say yes to what a newer version of a
 * panel asks for; a section runs on dashboards for everyone, so an admin has to grant it expressly.
 */
export function grantsNeeded(manifest: Manifest, before: Release | null): string[] {
  const runsByDefault = manifest.contributes.some(({ point }) => point !== 'panel')
  if (!before || !runsByDefault) return []
  const had = new Set(wishesOf({ ...before, hosts: before.network }))
  const hosts = (manifest.network ?? []).map(({ host }) => host)
  return wishesOf({ ...manifest, hosts }).filter((wish) => !had.has(wish))
}
