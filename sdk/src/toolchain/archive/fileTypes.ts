const text = ['ts', 'tsx', 'js', 'jsx', 'json', 'geojson', 'css', 'svg', 'md', 'txt', 'csv'] as const

/** The bytes by which each binary type is known; undefined bytes may be anything. */
const magic: Record<string, readonly (readonly (number | undefined)[])[]> = {
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  jpg: [[0xff, 0xd8, 0xff]],
  jpeg: [[0xff, 0xd8, 0xff]],
  gif: [
    [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
    [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  ],
  webp: [[0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50]],
  woff2: [[0x77, 0x4f, 0x46, 0x32]],
}

const nakedNames = /^(LICENSE|LICENCE|README|NOTICE|AUTHORS|CHANGELOG)$/

/** The part of a file's name after its last dot, in lower case; empty where there is none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

export function isTextType(path: string): boolean {
  const extension = extensionOf(path)
  return (text as readonly string[]).includes(extension) || isNaked(path)
}

export function isSourceType(path: string): boolean {
  return ['ts', 'tsx', 'js', 'jsx'].includes(extensionOf(path))
}

export function isKnownType(path: string): boolean {
  return isTextType(path) || extensionOf(path) in magic
}

/** Whether binary content is what its name says; text is not judged here. */
export function hasMagicOf(path: string, content: Uint8Array): boolean {
  const patterns = magic[extensionOf(path)]
  return (
    !patterns ||
    patterns.some((bytes) => bytes.every((byte, at) => byte === undefined || content[at] === byte))
  )
}

function isNaked(path: string): boolean {
  return nakedNames.test(path.slice(path.lastIndexOf('/') + 1))
}
