import { AppError } from '@msdat/sdk/contracts/problem'
import { findExcess } from './findExcess.ts'

const svg = 'http://www.w3.org/2000/svg'
/** What runs, leads elsewhere or changes what stands beside it when the file is opened. */
const refused = /^(script|foreignobject|a|animate\w*|set|handler|listener|iframe|audio|video|discard)$/i
const mostBytes = 10 * 1024 * 1024
/**
 * The same SVG, written anew by this browser. Opened from a disk, an SVG may run scripts: throws `invalid_input`
 * where it holds more than a drawing.
 */
export function plainDrawing(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength > mostBytes)
    throw new AppError('too_large', `An SVG may have ${mostBytes / 1024 / 1024} MB.`)
  const text = new TextDecoder().decode(bytes)
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw refusal('a document type')
  const excess = findExcess(text)
  if (excess !== null) throw refusal(excess)
  const page = new DOMParser().parseFromString(text, 'image/svg+xml')
  const fault = findFault(page)
  if (fault !== null) throw refusal(fault)
  return new TextEncoder().encode(new XMLSerializer().serializeToString(page.documentElement))
}

const refusal = (what: string): AppError =>
  new AppError('invalid_input', `An SVG can be saved only as a plain drawing. This one holds ${what}.`)

/** In words for the plugin's author; null for a plain drawing. */
function findFault(page: Document): string | null {
  const root = page.documentElement
  if (root.namespaceURI !== svg || root.localName !== 'svg') return 'no drawing, or cannot be read'
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const name = element.localName
    if (element.namespaceURI !== svg || refused.test(name)) return `the element ${name.slice(0, 40)}`
    for (const { localName, value } of element.attributes) {
      if (/^on/i.test(localName)) return `the attribute ${localName.slice(0, 40)}`
      const isInside = /^(#|data:image\/(png|jpeg);)/.test(value.trim())
      if (localName === 'href' && !isInside) return 'a link that leads out of it'
    }
  }
  return holdsInstruction(root) ? 'a processing instruction' : null
}

/** Those before the drawing are not written with it. */
function holdsInstruction(root: Element): boolean {
  return document.createNodeIterator(root, NodeFilter.SHOW_PROCESSING_INSTRUCTION).nextNode() !== null
}
