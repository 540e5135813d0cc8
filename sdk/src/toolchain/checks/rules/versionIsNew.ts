import type { Check, KnownPlugin } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

export const versionIsNew: Check = {
  rule: 'versionIsNew',
  look({ manifest, context }, report) {
    if (!manifest) return
    const versionsIn = (plugins: readonly KnownPlugin[] = []): readonly string[] =>
      plugins.find(({ id }) => id === manifest.id)?.versions ?? []
    const known = versionsIn(context.known)
    if (known.includes(manifest.version)) {
      report.error({
        file: manifestPath,
        title: 'This version exists already',
        detail: `${manifest.id} ${manifest.version} was submitted before, and a version never changes.`,
        remedy: 'Raise "version" in the manifest.',
      })
    } else if (known.some((version) => compareVersions(version, manifest.version) > 0)) {
      report.warning({
        file: manifestPath,
        title: 'A newer version exists',
        detail: `${manifest.version} is older than a version submitted before; deploying it would be a step back.`,
        remedy: 'Raise "version" above all earlier ones, unless the step back is meant.',
      })
    }
    if (!known.includes(manifest.version) && versionsIn(context.waiting).includes(manifest.version)) {
      report.warning({
        file: manifestPath,
        title: 'Somebody else handed in this version too',
        detail: `${manifest.id} ${manifest.version} waits for a decision in another submission.`,
        remedy: 'Reviewers decide which of them is meant; only one can be approved.',
      })
    }
  },
}

/** Order of two semantic versions; a pre-release comes before its release. */
export function compareVersions(left: string, right: string): number {
  const [leftCore = '', leftTag] = splitVersion(left)
  const [rightCore = '', rightTag] = splitVersion(right)
  const collate = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
  if (leftCore !== rightCore) return collate(leftCore, rightCore)
  if (leftTag === undefined || rightTag === undefined)
    return Number(leftTag === undefined) - Number(rightTag === undefined)
  return collate(leftTag, rightTag)
}

function splitVersion(version: string): [string, string | undefined] {
  const hyphen = version.indexOf('-')
  return hyphen === -1 ? [version, undefined] : [version.slice(0, hyphen), version.slice(hyphen + 1)]
}
