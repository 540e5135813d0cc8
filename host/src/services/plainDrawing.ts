import { AppError } from '@msdat/sdk/contracts/problem'

const namespaces = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
])
/** What runs, leads elsewhere or changes what stands beside it when the file is opened. */
const refused = /^(script|foreignobject|a|animate\w*|set|handler|listener|iframe|audio|video|discard)$/i
const mostBytes = 10 * 1024 * 1024
/** Our greatest drawing, a map of all local areas, has a tenth of this. */
const most = { elements: 50_000, attributes: 500_000 }

/**
 * The same SVG as UTF-8, without a declaration of its own. Opened from a disk, an SVG may run scripts: throws
 * `invalid_input` where it holds more than a drawing.
 *
 * It is read here and not by the browser: forty kilobytes of nested selectors end the tab that parses them. So only the
 * forms that programs write are taken, in which no two readers can see different things.
 */
export function plainDrawing(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength > mostBytes)
    throw new AppError('too_large', `An SVG may have ${mostBytes / 1024 / 1024} MB.`)
  // The declaration could name another encoding, in which the same bytes say something else.
  const drawing = new TextDecoder().decode(bytes).replace(/^\s*(<\?xml\s[^<>]*\?>)?\s*/, '')
  const fault = findFault(drawing)
  if (fault !== null)
    throw new AppError(
      'invalid_input',
      `An SVG can be saved only as a plain drawing. This one holds ${fault}.`,
    )
  return new TextEncoder().encode(drawing)
}

const unreadable = 'no drawing, or cannot be read'
const openTag = /<([a-z][\w-]*)/iy
const closeTag = /<\/([a-z][\w-]*)\s*>/iy
const tagEnd = /\s*\/?>/y
const attribute = /\s+((?:[a-z]+:)?[a-z_][\w.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/iy
const otherReference = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i

/** In words for the plugin's author; null for a plain drawing. */
function findFault(drawing: string): string | null {
  if (!/^<svg\s/.test(drawing) || otherReference.test(drawing)) return unreadable
  const left = { ...most }
  let hasNamespace = false
  const open: string[] = []
  const matchAt = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(drawing)
  }
  for (let at = 0; at >= 0; at = drawing.indexOf('<', at)) {
    if (drawing.startsWith('<!--', at)) {
      const end = drawing.indexOf('--', at + 4)
      if (end < 0 || drawing[end + 2] !== '>') return unreadable
      at = end + 3
      continue
    }
    if (/^<!(doctype|entity)/i.test(drawing.slice(at, at + 9))) return 'a document type'
    if (drawing.startsWith('<?', at)) return 'a processing instruction'
    const close = matchAt(closeTag, at)
    if (close) {
      if (close[1] !== open.pop()) return unreadable
      at = closeTag.lastIndex
      continue
    }
    const [, name] = matchAt(openTag, at) ?? []
    if (name === undefined) return unreadable
    if (refused.test(name)) return `the element ${name.slice(0, 40)}`
    if ((left.elements -= 1) < 0) return `more than ${most.elements} elements`
    at = openTag.lastIndex
    for (let found = matchAt(attribute, at); found; found = matchAt(attribute, at)) {
      const [, key = '', doubled, single] = found
      const fault = faultOf(key, doubled ?? single ?? '')
      if (fault !== null) return fault
      if ((left.attributes -= 1) < 0) return `more than ${most.attributes} attributes`
      hasNamespace ||= key === 'xmlns'
      at = attribute.lastIndex
    }
    const [end] = matchAt(tagEnd, at) ?? []
    if (end === undefined) return unreadable
    if (!end.endsWith('/>')) open.push(name)
    at = tagEnd.lastIndex
  }
  return hasNamespace && open.length === 0 ? null : unreadable
}

function faultOf(key: string, value: string): string | null {
  const [prefix, local = key] = key.includes(':') ? key.split(':') : ['', key]
  if (key === 'xmlns' || prefix === 'xmlns')
    return namespaces.get(key) === value ? null : `the namespace ${value.slice(0, 80)}`
  const isKnown = prefix === '' || prefix === 'xlink' || (prefix === 'xml' && local !== 'base')
  if (!isKnown || /^on/i.test(local)) return `the attribute ${key.slice(0, 40)}`
  const isInside = /^(#|data:image\/(png|jpeg);)/.test(value.trim())
  return local.toLowerCase() === 'href' && !isInside ? 'a link that leads out of it' : null
}
