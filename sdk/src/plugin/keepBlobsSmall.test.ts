import { expect, it } from 'vitest'
import { keepBlobsSmall } from './keepBlobsSmall.ts'
import { roomForBlobs } from './roomForBlobs.ts'

/** Of a browser, what makes Blobs by itself; each picture has so many bytes. */
function makeRealm(bytes: number) {
  const picture = new Blob([new Uint8Array(bytes)])
  class Canvas {
    get width(): number {
      return 1_000
    }
    get height(): number {
      return 1_000
    }
    toBlob(receive: (blob: Blob) => void): void {
      receive(picture)
    }
    convertToBlob(): Promise<Blob> {
      return Promise.resolve(picture)
    }
  }
  class DataTransferItem {
    getAsFile(): Blob {
      return picture
    }
  }
  class DataTransfer {
    get files(): Blob[] {
      return [picture]
    }
  }
  const realm = { Blob, performance, HTMLCanvasElement: Canvas, OffscreenCanvas: Canvas }
  return { ...realm, DataTransferItem, DataTransfer } as unknown as typeof globalThis
}

const { prototype } = Promise
const descriptors = Object.getOwnPropertyDescriptors(prototype)
const restore = () => void Object.defineProperties(prototype, descriptors)

it('a picture takes the room of its pixels until it is made, and then its own', async () => {
  const realm = makeRealm(5_000)
  const room = roomForBlobs()
  keepBlobsSmall(realm, room)
  const before = room.left()
  const made = new realm.OffscreenCanvas(1_000, 1_000).convertToBlob()
  expect(before - room.left()).toBe(4_000_000 + 6 * 1024)
  expect((await made).size).toBe(5_000)
  expect(before - room.left()).toBe(5_000 + 6 * 1024)
})

it('a plugin that answers in the place of a promise gets no room back', async () => {
  const realm = makeRealm(3_000_000)
  const room = roomForBlobs()
  keepBlobsSmall(realm, room)
  const before = room.left()
  const kept: unknown[] = []
  const answerNothing = function (this: Promise<unknown>, receive: (value: unknown) => unknown): unknown {
    return descriptors.then.value?.call(this, (value) => (kept.push(value), receive(null)))
  }
  const [maker, taker] = ['constructor', 'then'] as const
  Object.defineProperty(prototype, maker, { get: () => Object })
  Object.defineProperty(prototype, taker, { value: answerNothing })
  void new realm.OffscreenCanvas(1_000, 1_000).convertToBlob()
  restore()
  await new Promise((resolve) => void setTimeout(resolve, 10))
  expect(before - room.left()).toBe(3_000_000 + 6 * 1024)
})
