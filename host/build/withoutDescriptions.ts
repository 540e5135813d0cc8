import type { Plugin } from 'vite'

/**
 * Files whose descriptions no visitor's browser reads: they are for the server, which writes API reference and heads of
 * pages out of them. Contracts that a form draws are not among them, since a description is the hint of its field.
 */
const unread =
  /\/host\/src\/pages\/tables\/|\/sdk\/(dist|src)\/contracts\/(points\/\w+|buildProvenance|data|digest|firstFigure|manifest|page|reference|registry|settings|topics)\.[jt]s$/

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Leaves those descriptions out of the pages, 4 kB of each first visit. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!unread.test(id)) return null
      const found = descriptionsIn(this.parse(code) as unknown as Node)
      // From the last to the first, so that places before stay where they are.
      const left = found.toSorted((a, b) => b.start - a.start)
      return { code: left.reduce((text, node) => cutOut(text, node), code), map: null }
    },
  }
}

const cutOut = (text: string, { start, end }: Node): string =>
  text.slice(0, start) + text.slice(end).replace(/^\s*,/, '')

/** Properties of that name that hold a plain text; one inside another comes with it. */
function descriptionsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(descriptionsIn)
  if (typeof value !== 'object' || value === null) return []
  return isDescription(value as Node) ? [value as Node] : Object.values(value).flatMap(descriptionsIn)
}

function isDescription({ type, key, value }: Node): boolean {
  const isText =
    (value as Node | undefined)?.type === 'Literal' || (value as Node | undefined)?.type === 'TemplateLiteral'
  return type === 'Property' && (key as { name?: unknown }).name === 'description' && isText
}
