import { apply } from './natives.ts'

// Taken before a plugin can put another in its place.
const { exec } = RegExp.prototype

type Realm = typeof globalThis
type Get = (...given: unknown[]) => unknown

const inSpace = /webgl/i

/**
 * What WebGL draws from lies in the process that draws all pages, and nothing bounds it: 28 textures took 6 GB there, and
 * nobody was blamed. So a canvas has no such context; a drawing of two dimensions is there.
 */
export function keepCanvasesFlat(realm: Realm): void {
  const owners: { prototype: object }[] = [realm.HTMLCanvasElement]
  if ('OffscreenCanvas' in realm) owners.push(realm.OffscreenCanvas)
  for (const { prototype } of owners as { prototype: { getContext: Get } }[]) {
    const { getContext } = prototype
    prototype.getContext = function (this: unknown, ...given: unknown[]) {
      // An object could be another name the next time it is asked for it.
      if (given.length > 0) given[0] = `${given[0] as string}`
      return apply(exec, inSpace, [given[0] as string]) ? null : apply(getContext, this, given)
    }
  }
}
