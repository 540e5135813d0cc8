import { publisherOf } from '../../../contracts/topics.ts'
import type { Manifest } from '../../../contracts/manifest.ts'
import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

/** A plugin tells under topics of its own alone, each once, and asks for the permissions to tell and to hear. */
export const topicsAreOwn: Check = {
  rule: 'topicsAreOwn',
  look({ manifest }, report) {
    if (!manifest) return
    const { id, publishes = [] } = manifest
    const tell = (title: string, detail: string, remedy: string): void =>
      report.error({ file: manifestPath, title, detail, remedy })
    for (const { topic, payload } of publishes) {
      if (publisherOf(topic) !== id)
        tell(
          `The topic ${topic} belongs to another plugin`,
          `"publishes" names a topic that does not begin with ${id}/.`,
          `Call it ${id}/${topic.slice(topic.indexOf('/') + 1)}.`,
        )
      const unknown = (payload.required ?? []).filter((name) => !Object.hasOwn(payload.properties, name))
      if (unknown.length > 0)
        tell(
          `The payload of ${topic} cannot be right`,
          `"required" names ${unknown.join(', ')}, and "properties" does not.`,
          'Declare each field that is required.',
        )
    }
    for (const name of twice(publishes.map(({ topic }) => topic)))
      tell(`The topic ${name} is declared twice`, 'It stands twice in "publishes".', 'Remove one of them.')
    needPermission(manifest, 'publishes', 'events:publish', tell)
    needPermission(manifest, 'subscribes', 'events:subscribe', tell)
  },
}

const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) < at)),
]

function needPermission(
  manifest: Manifest,
  field: 'publishes' | 'subscribes',
  permission: 'events:publish' | 'events:subscribe',
  tell: (title: string, detail: string, remedy: string) => void,
): void {
  const isAsked = manifest.permissions.some(({ name }) => name === permission)
  if ((manifest[field]?.length ?? 0) === 0 || isAsked) return
  tell(
    `The permission ${permission} is not declared`,
    `"${field}" needs it, and the manifest does not ask for it.`,
    `Add { "name": "${permission}", "reason": "…" } to "permissions" in the manifest.`,
  )
}
