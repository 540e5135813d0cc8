import type { LocalPluginBuild } from '@msdat/sdk/contracts/localPluginNews'
import type { Release } from '@msdat/sdk/contracts/registry'

/** Stands behind every name of a local plugin. */
export const localMark = 'Local, not signed'

/**
 * A build of the visitor's own machine in the form in which plugins run here. It stands in no index and nobody has
 * signed it, so each of its names says so; servers are approved by admins, so it gets none; and nobody has drawn its
 * icons.
 */
export function toLocalRelease({ manifest, bundle }: LocalPluginBuild, now: string): Release {
  const {
    id,
    version,
    name,
    description,
    author,
    license,
    sdk,
    contributes,
    permissions,
    publishes,
    subscribes,
  } = manifest
  return {
    plugin: id,
    version,
    name: marked(name),
    description,
    author: author.name,
    license,
    contributes: contributes.map((one) => ({ ...one, title: marked(one.title) })),
    permissions: permissions.filter((one) => one.name !== 'network'),
    network: [],
    ...(publishes && { publishes }),
    ...(subscribes && { subscribes: subscribes.map(({ topic }) => topic) }),
    bundle,
    icons: {},
    sdk,
    firstParty: false,
    zip_digest: bundle.digest,
    released_at: now,
  }
}

export const marked = (name: string): string => `${name} · ${localMark}`
