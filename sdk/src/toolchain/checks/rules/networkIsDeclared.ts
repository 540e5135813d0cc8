import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

export const networkIsDeclared: Check = {
  rule: 'networkIsDeclared',
  look({ manifest }, report) {
    if (!manifest) return
    const isAsked = manifest.permissions.some(({ name }) => name === 'network')
    const hosts = manifest.network ?? []
    if (isAsked === hosts.length > 0) return
    report.error({
      file: manifestPath,
      title: 'Permission and servers do not agree',
      detail: isAsked
        ? 'The manifest asks for the permission network and names no server.'
        : 'The manifest names servers and does not ask for the permission network.',
      remedy:
        'Give both or neither: the permission "network", and each server with its reason under "network".',
    })
  },
}
