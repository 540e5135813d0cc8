import { isOf } from './isOf.ts'
import { judgeGiven } from './judgeGiven.ts'
import { apply, getterOf, remove } from './natives.ts'
import type { RoomForBlobs } from './roomForBlobs.ts'

// Taken before a plugin can put others in their place.
const { getPrototypeOf, setPrototypeOf } = Reflect
const { slice: cut } = String.prototype
const { iterator } = Symbol

type Realm = typeof globalThis

/** Letters. The browser's own process keeps the type of each Blob; no kind of file has a longer name. */
const longestType = 200

/**
 * A Blob is a list of pieces in the browser's own process, and one made of others has all of theirs: doubled forty times,
 * it takes the room of the whole browser, with all its pages. So a Blob is made of texts and bytes, or of one other alone.
 */
export function keepBlobsFlat(realm: Realm, room: RoomForBlobs): void {
  const { Blob: Bytes, File: Named, Response, Request } = realm
  const sizes = sizesIn(realm)
  const flat = (parts: unknown): unknown => {
    const { list, count, bytes } = gatherParts(parts, sizes, room)
    room.take(bytes)
    return once(list, count)
  }
  realm.Blob = judgeGiven(Bytes, ([parts, options]) => [
    flat(parts === undefined ? [] : parts),
    light(options),
  ])
  realm.File = judgeGiven(Named, ([parts, name, options]) => [flat(parts), name, light(options)])
  setPrototypeOf(Named, realm.Blob)
  const { slice } = Bytes.prototype
  Bytes.prototype.slice = function (start, end, type) {
    room.take(0)
    return apply(slice, this, [start, end, type === undefined ? type : short(type)])
  }
  for (const owner of [Response, Request]) {
    readBytes(owner, realm, (bytes, type) => new Bytes(flat([bytes]) as BlobPart[], { type }))
    // A form that is read out of a body has files with whatever types stand there, and as many as the body has.
    remove(owner.prototype, ['formData'])
  }
}

interface Sizes {
  /** Throws for all that is no Blob. */
  ofBlob: () => unknown
  /** Bytes; of what has none of its own, undefined. */
  ofBytes(part: unknown): number | undefined
  ofText(text: string): number
}

function sizesIn({ Blob, DataView, TextEncoder, Uint8Array, ArrayBuffer }: Realm): Sizes {
  const typed = { prototype: getPrototypeOf(Uint8Array.prototype) as object }
  const getters = [ArrayBuffer, DataView, typed].map((owner) => getterOf(owner, 'byteLength') as () => number)
  const encoder = new TextEncoder()
  const { encode } = TextEncoder.prototype
  const [ofBuffer, ofView, ofTyped] = getters as [() => number, () => number, () => number]
  return {
    ofBlob: getterOf(Blob, 'size'),
    ofBytes: (part) => {
      if (isOf(ofTyped, part)) return apply(ofTyped, part, [])
      if (isOf(ofBuffer, part)) return apply(ofBuffer, part, [])
      return isOf(ofView, part) ? apply(ofView, part, []) : undefined
    },
    ofText: (text) => apply(ofTyped, apply(encode, encoder, [text]), []),
  }
}

interface Parts {
  list: Record<number, unknown>
  count: number
  /** Those that are new to the browser. */
  bytes: number
}

/** The parts, gone through once: a plugin's own list could hold others the next time, and an object other words. */
function gatherParts(parts: unknown, { ofBlob, ofBytes, ofText }: Sizes, room: RoomForBlobs): Parts {
  const list = { __proto__: null } as unknown as Record<number, unknown>
  let count = 0
  let bytes = 0
  let hasBlob = false
  for (const part of parts as Iterable<unknown>) {
    const isBlob = isOf(ofBlob, part)
    const size = isBlob ? 0 : ofBytes(part)
    const taken = isBlob || size !== undefined ? part : `${part as string}`
    hasBlob ||= isBlob
    list[count] = taken
    count += 1
    if (hasBlob && count > 1)
      throw new TypeError(
        'A plugin makes a Blob of texts and bytes, or of one other Blob. Read the bytes of each first.',
      )
    // A text has a byte for each letter at least: one that is too long is not worked through.
    const least = size ?? (taken as string).length
    bytes += size === undefined && bytes + least <= room.left() ? ofText(taken as string) : least
    if (bytes > room.left()) break
  }
  return { list, count, bytes }
}

/** What is gone through in the order of its numbers. */
function once(list: Record<number, unknown>, count: number): unknown {
  const iterate = () => {
    let at = 0
    const next = () => {
      const value = list[at]
      at += 1
      return { __proto__: null, value, done: at > count }
    }
    return { __proto__: null, next }
  }
  return { __proto__: null, [iterator]: iterate }
}

/** What a Blob is made with, read once: a plugin's getter could say another type the next time. */
function light(options: unknown): unknown {
  if (options === null || (typeof options !== 'object' && typeof options !== 'function')) return options
  const { type, endings, lastModified } = options as Record<string, unknown>
  return { __proto__: null, endings, lastModified, type: type === undefined ? type : short(type) }
}

const short = (type: unknown): string => apply(cut, `${type as string}`, [0, longestType])

type Body = typeof Response | typeof Request

/** What is read as a Blob comes as its bytes. */
function readBytes(owner: Body, { Headers }: Realm, make: (bytes: ArrayBuffer, type: string) => Blob): void {
  const { arrayBuffer } = owner.prototype
  const headersOf = getterOf(owner, 'headers')
  const { get } = Headers.prototype
  owner.prototype.blob = async function (this: Response | Request): Promise<Blob> {
    const type = (apply(get, apply(headersOf, this, []) as Headers, ['content-type']) as string | null) ?? ''
    return make((await apply(arrayBuffer, this, [])) as ArrayBuffer, short(type))
  }
}
