import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HostPages, type HostPage } from '@msdat/sdk/contracts/pages'
import { validate } from '@msdat/sdk/contracts/validate/node'

/** The pages of the built host; none where it is not built. */
export function readPages(hostFolder: string): HostPage[] {
  const file = join(hostFolder, 'pages.json')
  if (!existsSync(file)) return []
  const pages = validate(HostPages, JSON.parse(readFileSync(file, 'utf8')))
  if (!pages.ok) throw new Error(`${file} is not a list of pages: build the host again.`)
  return pages.value
}

/** The page at a path; of an area the one that its side bar begins with. */
export function pageAt(pages: readonly HostPage[], path: string): HostPage | null {
  const found = pages.filter((page) => fits(page.path, path))
  return found.find((page) => !page.path.includes(':')) ?? found[0] ?? null
}

function fits(pattern: string, path: string): boolean {
  const parts = pattern.split('/')
  const given = path.replace(/\/$/, '').split('/')
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at])
  )
}
