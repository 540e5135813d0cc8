// Taken before a plugin can put another in its place.
const { RangeError } = globalThis

/** Bytes. A plugin at work makes files and pictures of some megabytes. */
const most = 128 * 1024 * 1024
/** Bytes. About what the browser's own process keeps of a Blob beside what is in it. */
const ofEach = 6 * 1024

/** What a plugin has left for Blobs as long as its frame lives. Nobody can tell when the browser lets go of one. */
export interface RoomForBlobs {
  /** Bytes that are left. */
  left(): number
  /** Takes room for one Blob with so many bytes of its own, or throws a RangeError. */
  take(bytes: number): void
  giveBack(bytes: number): void
}

export function roomForBlobs(): RoomForBlobs {
  let left = most
  return {
    left: () => left,
    take: (bytes) => {
      if (bytes + ofEach > left)
        throw new RangeError(
          'The Blobs of a plugin have 128 MB together, for as long as its frame lives. Make fewer, or smaller ones.',
        )
      left -= bytes + ofEach
    },
    giveBack: (bytes) => void (left += bytes),
  }
}
