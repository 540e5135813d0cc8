import { isOf } from './isOf.ts'
import { judgeGiven } from './judgeGiven.ts'
import { apply, getterOf, remove } from './natives.ts'

// Taken before a plugin can put others in their place.
const { setPrototypeOf } = Reflect
const { slice: cut } = String.prototype
const { iterator } = Symbol

type Realm = typeof globalThis

/** Letters. The browser's own process keeps the type of each Blob; no kind of file has a longer name. */
const longestType = 200

/**
 * A Blob is a list of pieces in the browser's own process, and one made of others has all of theirs: doubled forty times,
 * it takes the room of the whole browser, with all its pages. So a Blob is made of texts and bytes, or of one other alone.
 */
export function keepBlobsFlat(realm: Realm): void {
  const sizeOf = getterOf(realm.Blob, 'size')
  const { Blob: Bytes, File: Named, Response, Request } = realm
  realm.Blob = judgeGiven(Bytes, ([parts, options]) =>
    parts === undefined ? [] : [flat(parts, sizeOf), light(options)],
  )
  realm.File = judgeGiven(Named, ([parts, name, options]) => [flat(parts, sizeOf), name, light(options)])
  setPrototypeOf(Named, realm.Blob)
  const { slice } = Bytes.prototype
  Bytes.prototype.slice = function (start, end, type) {
    return apply(slice, this, [start, end, type === undefined ? type : short(type)])
  }
  for (const owner of [Response, Request]) {
    readBytes(owner, realm, Bytes)
    // A form that is read out of a body has files with whatever types stand there, and as many as the body has.
    remove(owner.prototype, ['formData'])
  }
}

/** The parts, gone through once: a plugin's own list could hold others the next time. */
function flat(parts: unknown, sizeOf: () => unknown): unknown {
  const list = { __proto__: null } as unknown as Record<number, unknown>
  let count = 0
  let hasBlob = false
  for (const part of parts as Iterable<unknown>) {
    hasBlob ||= isOf(sizeOf, part)
    list[count] = part
    count += 1
    if (hasBlob && count > 1)
      throw new TypeError(
        'A plugin makes a Blob of texts and bytes, or of one other Blob. Read the bytes of each first.',
      )
  }
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
function readBytes(owner: Body, { Headers }: Realm, Bytes: typeof Blob): void {
  const { arrayBuffer } = owner.prototype
  const headersOf = getterOf(owner, 'headers')
  const { get } = Headers.prototype
  owner.prototype.blob = async function (this: Response | Request): Promise<Blob> {
    const type = (apply(get, apply(headersOf, this, []) as Headers, ['content-type']) as string | null) ?? ''
    return new Bytes([(await apply(arrayBuffer, this, [])) as ArrayBuffer], { type: short(type) })
  }
}
