import type { Plugin } from 'vite'

/**
 * Ends the build where files of script import each other in a circle. Such files run in an order in which one may use
 * what another has not made yet, and then a page does not open. Rolldown makes circles where it merges shared parts.
 */
export function refuseCircles(): Plugin {
  return {
    name: 'refuse-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      )
      const circle = findCircle(imports)
      if (circle)
        this.error(
          `These files import each other: ${circle.join(' > ')}. Change the groups or the threshold in host/vite.config.ts.`,
        )
    },
  }
}

/** The names of files that lead back to the first of them; null where there are none. */
function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const walk = (name: string, path: readonly string[]): string[] | null => {
    const at = path.indexOf(name)
    if (at >= 0) return [...path.slice(at), name]
    if (done.has(name)) return null
    for (const next of imports.get(name) ?? []) {
      const circle = walk(next, [...path, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }
  for (const name of imports.keys()) {
    const circle = walk(name, [])
    if (circle) return circle
  }
  return null
}
