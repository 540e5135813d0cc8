import { isOf } from './isOf.ts'
import { limitRate } from './limitRate.ts'
import { apply, getterOf } from './natives.ts'
import type { RoomForBlobs } from './roomForBlobs.ts'

// Taken before a plugin can put others in their place.
const { then } = Promise.prototype

type Realm = typeof globalThis
type SizeOf = () => number

/** Within ten seconds. Each time, a picture that was pasted becomes another Blob. */
const mostGiven = 100

/** The browser makes these Blobs by itself: out of pictures that a plugin has drawn, and of what is pasted. */
export function keepBlobsSmall(realm: Realm, room: RoomForBlobs): void {
  const sizeOf = getterOf(realm.Blob, 'size') as SizeOf
  const bytesOf = (blob: unknown): number => (isOf(sizeOf, blob) ? apply(sizeOf, blob, []) : 0)
  keepDrawnSmall(realm, room, bytesOf)
  const isTooMuch = limitRate(realm, mostGiven, 10_000)
  const { getAsFile } = realm.DataTransferItem.prototype
  realm.DataTransferItem.prototype.getAsFile = function () {
    return isTooMuch() ? null : apply(getAsFile, this, [])
  }
  const filesOf = getterOf(realm.DataTransfer, 'files')
  const get = function (this: DataTransfer): unknown {
    return isTooMuch() ? null : apply(filesOf, this, [])
  }
  Object.defineProperty(realm.DataTransfer.prototype, 'files', { get, enumerable: true })
}

/** Until a picture is made, nobody knows how small it will be: as long, it takes the room of all its pixels. */
function keepDrawnSmall(realm: Realm, room: RoomForBlobs, bytesOf: (blob: unknown) => number): void {
  const pixels = (owner: typeof HTMLCanvasElement | typeof OffscreenCanvas): ((canvas: object) => number) => {
    const widthOf = getterOf(owner, 'width') as SizeOf
    const heightOf = getterOf(owner, 'height') as SizeOf
    return (canvas) => apply(widthOf, canvas, []) * apply(heightOf, canvas, []) * 4
  }
  const { HTMLCanvasElement, OffscreenCanvas } = realm
  const ofElement = pixels(HTMLCanvasElement)
  const { toBlob } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.toBlob = function (receive, type, quality) {
    if (typeof receive !== 'function') throw new TypeError('toBlob needs a function that is given the Blob.')
    // An object could make the canvas larger as it is asked for its words.
    const mediaType = type === undefined ? type : `${type as string}`
    const taken = ofElement(this)
    room.take(taken)
    const settle = (blob: Blob | null): void => {
      room.giveBack(taken - bytesOf(blob))
      receive(blob)
    }
    apply(toBlob, this, [settle, mediaType, typeof quality === 'number' ? quality : undefined])
  }
  if (!('OffscreenCanvas' in realm)) return
  const ofOffscreen = pixels(OffscreenCanvas)
  const { convertToBlob } = OffscreenCanvas.prototype
  OffscreenCanvas.prototype.convertToBlob = function (options) {
    const { type, quality } = options ?? {}
    const given = {
      __proto__: null,
      type: type === undefined ? type : `${type}`,
      quality: quality === undefined ? quality : +quality,
    }
    const taken = ofOffscreen(this)
    room.take(taken)
    const settle = (blob: Blob): Blob => {
      room.giveBack(taken - bytesOf(blob))
      return blob
    }
    // No await: it would ask a `then` that a plugin has put in the place of the browser's.
    return apply(then, apply(convertToBlob, this, [given as ImageEncodeOptions]), [settle]) as Promise<Blob>
  }
}
