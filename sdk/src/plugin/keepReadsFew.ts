import { apply, remove } from './natives.ts'

// Taken before a plugin can put others in their place.
const { then } = Promise.prototype
const { RangeError } = globalThis

type Realm = typeof globalThis
type Read = (...given: unknown[]) => Promise<unknown>

/** More than any plugin at work reads at a time. Browsers let as many FileReaders read at once. */
const most = 100
const ways = ['arrayBuffer', 'bytes', 'text', 'json'] as const

/**
 * Each read of a Blob is a pipe to the browser's own process, with room for its bytes there, until it is done. Ten
 * thousand of them, begun in one turn, had the browser take 3 GB and hold up all its pages for 5 s.
 */
export function keepReadsFew({ Blob, FileReader, Response, Request }: Realm): void {
  // A reader that is stopped counts no more for the browser, and its pipe is still there.
  remove(FileReader.prototype, ['abort'])
  let reading = 0
  const done = (): void => void (reading -= 1)
  for (const { prototype } of [Blob, Response, Request]) {
    for (const way of ways) {
      const read = (prototype as unknown as Partial<Record<string, Read>>)[way]
      if (!read) continue
      const counted: Read = function (this: unknown) {
        if (reading >= most)
          throw new RangeError(`A plugin reads ${most} Blobs or answers at a time. Wait until some are read.`)
        reading += 1
        const answer = apply(read, this, []) as Promise<unknown>
        apply(then, answer, [done, done])
        return answer
      }
      Object.assign(prototype, { [way]: counted })
    }
  }
}
