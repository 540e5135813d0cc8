import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { archiveLimits } from '../../contracts/archiveLimits.ts'
import { beginsAsZip } from './isArchive.ts'
import { openContent, openZip } from './openContent.ts'
import { readName } from './readName.ts'

/** One entry of a zip, as found; nothing here has been judged yet. */
export interface ArchiveEntry {
  path: string
  /** False where the bytes of the name are not UTF-8; `path` then holds replacement characters. */
  nameIsReadable: boolean
  /** The name in front of the file's bytes, where it differs from the one in the list of contents. */
  otherName: string | null
  isFolder: boolean
  /** A symbolic link, device, pipe or socket. */
  isSpecial: boolean
  isEncrypted: boolean
  compressedBytes: number
  /** The size the zip claims. */
  declaredBytes: number
  /** The size counted while reading; null where the content was not read. */
  inflatedBytes: number | null
  /** Why the content cannot be read; null where it can. */
  damage: string | null
  content: Buffer | null
}

export type ArchiveLimit = 'zipBytes' | 'files' | 'inflatedBytes' | 'ratio'

export interface Archive {
  entries: ArchiveEntry[]
  /** Whether its first bytes are those of a zip. */
  isZip: boolean
  /** Why it cannot be read to its end. */
  damage: string | null
  /** The limit that ended the reading before its end. */
  exceeded: { limit: ArchiveLimit; path: string | null } | null
}

type Listed = { entry: ArchiveEntry; source: Entry }

interface ReadOptions {
  /** Read the content of these paths only. */
  only?: (path: string) => boolean
}

/**
 * Reads a zip wholly in memory, and stops at the first limit it passes. The limits are on unpacked
 * bytes, counted while reading: a zip's own header can claim any size.
 */
export async function readArchive(bytes: Uint8Array, options: ReadOptions = {}): Promise<Archive> {
  const isZip = beginsAsZip(bytes)
  if (bytes.byteLength > archiveLimits.zipBytes) {
    return { entries: [], isZip, damage: null, exceeded: { limit: 'zipBytes', path: null } }
  }
  const listed: Listed[] = []
  const archive: Archive = { entries: [], isZip, damage: null, exceeded: null }
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    // Names are decoded here: the library would stop at the first wrong one.
    const zip = await openZip(buffer, { decodeStrings: false })
    const isComplete = await listEntries(zip, listed)
    archive.entries = listed.map(({ entry }) => entry)
    if (isComplete) archive.exceeded = await readContents(zip, listed, options)
    else archive.exceeded = { limit: 'files', path: null }
  } catch (error) {
    archive.entries = listed.map(({ entry }) => entry)
    archive.damage = error instanceof Error ? error.message : String(error)
  }
  return archive
}

/** Fills `listed`; answers false where there are more files than allowed. */
function listEntries(zip: ZipFile, listed: Listed[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let files = 0
    zip.on('error', reject)
    zip.on('end', () => resolve(true))
    zip.on('entry', (source: Entry) => {
      const entry = describe(source)
      if (!entry.isFolder) files += 1
      // Folders are counted too, at a more patient limit: ten million of them fit in a small zip.
      if (files > archiveLimits.files || listed.length >= archiveLimits.files * 4) return resolve(false)
      listed.push({ entry, source })
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function describe(source: Entry): ArchiveEntry {
  const name = readName(source.fileName as unknown as Buffer)
  const kind = (source.externalFileAttributes >>> 16) & 0o170000
  return {
    path: name.text,
    nameIsReadable: name.isReadable,
    otherName: null,
    isFolder: name.text.endsWith('/'),
    isSpecial: kind !== 0 && kind !== 0o100000 && kind !== 0o040000,
    isEncrypted: source.isEncrypted(),
    compressedBytes: source.compressedSize,
    declaredBytes: source.uncompressedSize,
    inflatedBytes: null,
    damage: null,
    content: null,
  }
}

async function readContents(
  zip: ZipFile,
  listed: Listed[],
  options: ReadOptions,
): Promise<Archive['exceeded']> {
  let total = 0
  for (const { entry, source } of listed) {
    if (entry.isFolder || entry.isSpecial || entry.isEncrypted) continue
    if (options.only && !options.only(entry.path)) continue
    const exceeded = await readContent(zip, { entry, source }, total)
    if (exceeded) return { limit: exceeded, path: entry.path }
    total += entry.inflatedBytes ?? 0
  }
  return null
}

async function readContent(
  zip: ZipFile,
  { entry, source }: Listed,
  totalBefore: number,
): Promise<ArchiveLimit | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  let checksum = 0
  try {
    entry.otherName = await readOtherName(zip, source)
    for await (const chunk of await openContent(zip, source)) {
      bytes += chunk.length
      checksum = crc32(chunk, checksum)
      entry.inflatedBytes = bytes
      if (totalBefore + bytes > archiveLimits.inflatedBytes) return 'inflatedBytes'
      if (bytes > entry.compressedBytes * archiveLimits.ratio) return 'ratio'
      chunks.push(chunk)
    }
    entry.inflatedBytes = bytes
    if (checksum !== source.crc32) entry.damage = 'its checksum is wrong'
    else entry.content = Buffer.concat(chunks)
  } catch (error) {
    entry.damage = error instanceof Error ? error.message : String(error)
  }
  return null
}

interface LocalHeaderReader {
  readLocalFileHeader(
    source: Entry,
    callback: (error: Error | null, header: { fileName: Buffer }) => void,
  ): void
}

/** The name in the local header, where another one stands there: readers would disagree about the file. */
function readOtherName(zip: ZipFile, source: Entry): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const reader = zip as unknown as LocalHeaderReader
    reader.readLocalFileHeader(source, (error, header) => {
      if (error) return reject(error)
      const listedName = source.fileName as unknown as Buffer
      resolve(header.fileName.equals(listedName) ? null : readName(header.fileName).text)
    })
  })
}
