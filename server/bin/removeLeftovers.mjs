import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes from `dist/` what was compiled from sources that are gone: the compiler leaves it there, and
 * what is found by reading a folder, such as contracts and migrations, would still be found.
 */
export function removeLeftovers(packageFolder) {
  const compiled = join(packageFolder, 'dist')
  for (const path of readdirSync(compiled, { recursive: true, encoding: 'utf8' })) {
    // Bundles, which have no source of their name, come without types.
    const name = path.endsWith('.d.ts') ? path.slice(0, -'.d.ts'.length) : null
    if (name === null || hasSource(packageFolder, name)) continue
    for (const ending of ['.d.ts', '.js', '.js.map']) rmSync(join(compiled, name + ending), { force: true })
  }
}

function hasSource(packageFolder, name) {
  return ['.ts', '.tsx'].some((ending) => existsSync(join(packageFolder, 'src', name + ending)))
}
