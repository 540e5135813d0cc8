import { crc32, deflateRawSync } from 'node:zlib'

/** One entry of a zip made by hand; every field that a header can lie about can be set. */
export interface CraftedEntry {
  name: string | Uint8Array
  content?: string | Uint8Array
  /** 8 is deflate, 0 is stored. */
  method?: number
  /** Deflated bytes made elsewhere, in place of `content`. */
  deflated?: { bytes: Uint8Array; size: number; crc: number }
  declaredBytes?: number
  flags?: number
  /** Unix file mode, such as 0o120777 for a symbolic link. */
  mode?: number
  localName?: string
}

/**
 * Writes a zip as it is told to, also a hostile one that no library would write. For tests.
 */
export function craftZip(
  entries: readonly CraftedEntry[],
  options: { claimedEntries?: number } = {},
): Buffer {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { local, central } = writeEntry(entry, offset)
    files.push(local)
    list.push(central)
    offset += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(options.claimedEntries ?? entries.length, 8)
  end.writeUInt16LE(options.claimedEntries ?? entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, directory, end])
}

function writeEntry(entry: CraftedEntry, offset: number): { local: Buffer; central: Buffer } {
  const content = Buffer.from(entry.content ?? '')
  const method = entry.method ?? 8
  const packed = entry.deflated?.bytes ?? (method === 8 ? deflateRawSync(content) : content)
  const name = Buffer.from(entry.name)
  const localName = Buffer.from(entry.localName ?? entry.name)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(entry.flags ?? 0x800, 2)
  fields.writeUInt16LE(method, 4)
  fields.writeUInt16LE(0x21, 8)
  fields.writeUInt32LE(entry.deflated?.crc ?? crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(entry.declaredBytes ?? entry.deflated?.size ?? content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const localFields = Buffer.from(fields)
  localFields.writeUInt16LE(localName.length, 22)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6)
  tail.writeUInt32LE(offset, 10)
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), localFields, localName, packed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), fields, tail, name]),
  }
}
