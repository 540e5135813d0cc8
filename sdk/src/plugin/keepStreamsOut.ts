import { remove, removeNamed } from './natives.ts'

type Realm = typeof globalThis

/** Also streams of pictures and sound, and connections whose ends are streams. */
const streams = /stream|^(webkit)?RTC|^WebTransport/i

/**
 * A stream that is given to the page is a port of the browser: the value with which it is ended goes to the page at once,
 * where nobody hears of it. Fifteen hundred values of 66 kB took all the files that the page's process may open, and its
 * tab was gone. So there is none, and nothing that hands one out.
 */
export function keepStreamsOut(realm: Realm): void {
  const { Blob, Document, Element, HTMLMediaElement, HTMLCanvasElement, Request, Response, ShadowRoot } =
    realm
  removeNamed(realm, streams)
  for (const { prototype } of [Blob, Document, Element, HTMLMediaElement, HTMLCanvasElement, ShadowRoot])
    removeNamed(prototype, streams)
  for (const { prototype } of [Request, Response]) {
    removeNamed(prototype, streams)
    remove(prototype, ['body'])
  }
  // The handle of a file that was dropped makes one to write with.
  remove(realm.DataTransferItem.prototype, ['getAsFileSystemHandle'])
}
