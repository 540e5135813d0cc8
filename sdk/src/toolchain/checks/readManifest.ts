import { Manifest } from '../../contracts/manifest.ts'
import { archiveLimits } from '../../contracts/archiveLimits.ts'
import { validate } from '../../contracts/validate/node.ts'
import { decodeText } from './sources/decodeText.ts'

export const manifestPath = 'manifest.json'

interface ManifestFault {
  title: string
  detail: string
  remedy: string
}

export type ReadManifest = { manifest: Manifest; faults: [] } | { manifest: null; faults: ManifestFault[] }

/** Reads manifest.json out of a zip's files; every fault of it at once. */
export function readManifest(files: ReadonlyMap<string, Uint8Array>): ReadManifest {
  const content = files.get(manifestPath)
  if (!content) return refused([missing(files)])
  if (content.byteLength > archiveLimits.manifestBytes) {
    return refused([
      {
        title: 'The manifest is too long',
        detail: `It has ${content.byteLength} bytes; ${archiveLimits.manifestBytes} are allowed.`,
        remedy: 'Keep only what the manifest needs; texts and data belong in files of their own.',
      },
    ])
  }
  const parsed = parse(content)
  if ('fault' in parsed) return refused([parsed.fault])
  const result = validate(Manifest, parsed.value)
  if (result.ok) return { manifest: result.value, faults: [] }
  return refused(
    informative(result.issues).map(({ path, message }) => ({
      title: path ? `The manifest's ${path} is not right` : 'The manifest is not right',
      detail: `${path || 'manifest.json'} ${message}.`,
      remedy: 'See manifest.schema.json, or start from "msdat-plugin create".',
    })),
  )
}

const refused = (faults: ManifestFault[]): ReadManifest => ({ manifest: null, faults })

function missing(files: ReadonlyMap<string, Uint8Array>): ManifestFault {
  const elsewhere = [...files.keys()].find((path) => path.endsWith(`/${manifestPath}`))
  return {
    title: 'The manifest is missing',
    detail: elsewhere
      ? `There is no manifest.json at the root of the zip; one was found at ${elsewhere}.`
      : 'There is no manifest.json at the root of the zip.',
    remedy: elsewhere
      ? 'Zip what is in the folder, not the folder itself.'
      : 'Add a manifest.json; "msdat-plugin create" makes one.',
  }
}

function parse(content: Uint8Array): { value: unknown } | { fault: ManifestFault } {
  const text = decodeText(content)
  const poisoned = new Set<string>()
  try {
    const value: unknown = JSON.parse(text ?? '', (key, inner: unknown) => {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') poisoned.add(key)
      return inner
    })
    if (poisoned.size === 0) return { value }
    return {
      fault: {
        title: 'The manifest holds a forbidden name',
        detail: `The name ${[...poisoned].join(', ')} could change objects of the program that reads it.`,
        remedy: 'Remove the field.',
      },
    }
  } catch (error) {
    return {
      fault: {
        title: 'The manifest is not JSON',
        detail:
          text === null ? 'It is not UTF-8 text.' : error instanceof Error ? error.message : String(error),
        remedy:
          'Correct the JSON: names and texts in double quotes, no comments, no comma after the last item.',
      },
    }
  }
}

/** A failed union adds a line that says nothing, and two branches may fail in the same words. */
function informative(
  issues: readonly { path: string; message: string }[],
): { path: string; message: string }[] {
  const distinct = new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue]))
  const telling = [...distinct.values()].filter(({ message }) => !message.includes('match a schema in anyOf'))
  return telling.length > 0 ? telling : [...distinct.values()]
}
