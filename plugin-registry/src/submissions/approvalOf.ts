import { digestOf } from '../artifacts/artifacts.ts'
import type { Manifest } from '@msdat/sdk/contracts/manifest'

/** What an approval binds to: the zip, its manifest and its permissions, as one text that can be compared. */
export function approvalOf(zipDigest: string, manifest: Manifest): string {
  return JSON.stringify({
    zip: zipDigest,
    manifest: digestOf(JSON.stringify(manifest)),
    permissions: manifest.permissions.map(({ name }) => name).sort(),
    network: (manifest.network ?? []).map(({ host }) => host).sort(),
  })
}
