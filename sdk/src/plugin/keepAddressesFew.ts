import { apply } from './natives.ts'

type Realm = typeof globalThis

/** More than any plugin at work has at a time. */
const most = 1_000

/** The browser's own process keeps each address of a Blob until it is given back. */
export function keepAddressesFew(realm: Realm): void {
  const { URL, Set, RangeError } = realm
  const { createObjectURL, revokeObjectURL } = URL
  const { add, delete: drop } = Set.prototype
  const kept = new Set<string>()
  let count = 0
  URL.createObjectURL = (made) => {
    if (count >= most)
      throw new RangeError(
        'A plugin has 1,000 addresses of Blobs at most. Give back those that it needs no more.',
      )
    // First, since at the end of its stack a plugin could have it made and not counted.
    count += 1
    const address = apply(createObjectURL, URL, [made])
    apply(add, kept, [address])
    return address
  }
  URL.revokeObjectURL = (given) => {
    const address = `${given}`
    apply(revokeObjectURL, URL, [address])
    if (apply(drop, kept, [address])) count -= 1
  }
}
