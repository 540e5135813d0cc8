/**
 * A parser compares each attribute and namespace with the others that hold there, so that very many take it minutes.
 * Our greatest drawing, a map of all local areas, has a tenth of this.
 */
const most = { elements: 50_000, attributes: 200, namespaces: 50 }

/**
 * What an SVG has more of than a drawing needs, in words; null where it has not. Reads the text once, before anything
 * parses it: no value of an attribute may hold a <, so those of one element stand between two of them.
 */
export function findExcess(drawing: string): string | null {
  if (drawing.split('xmlns', most.namespaces + 2).length > most.namespaces + 1)
    return `more than ${most.namespaces} namespaces`
  let tags = 0
  for (let at = drawing.indexOf('<'); at >= 0; tags += 1) {
    if (tags > 2 * most.elements) return `more than ${most.elements} elements`
    const next = drawing.indexOf('<', at + 1)
    const tag = drawing.slice(at, next < 0 ? drawing.length : next)
    if (tag.split('=', most.attributes + 2).length > most.attributes + 1)
      return `an element with more than ${most.attributes} attributes`
    at = next
  }
  return null
}
