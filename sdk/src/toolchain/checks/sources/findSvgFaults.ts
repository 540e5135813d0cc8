import { Lines } from '../../bundle/Lines.ts'

const elements = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textpath ' +
    'lineargradient radialgradient stop clippath mask pattern marker filter feblend fecolormatrix fecomposite ' +
    'fedropshadow feflood fegaussianblur femerge femergenode femorphology feoffset'
  ).split(' '),
)

const attributes = new Set(
  (
    'class color cx cy d dx dy fill fill-opacity fill-rule clip-rule clip-path clippathunits display dominant-baseline ' +
    'filter filterunits flood-color flood-opacity focusable font-family font-size font-style font-weight fx fy ' +
    'gradienttransform gradientunits height href id in in2 k1 k2 k3 k4 letter-spacing marker-end marker-height ' +
    'marker-mid marker-start markerheight markerunits markerwidth mask maskunits maskcontentunits mode offset opacity ' +
    'operator orient overflow paint-order patterncontentunits patterntransform patternunits points ' +
    'preserveaspectratio primitiveunits r radius refx refy result role rotate rx ry shape-rendering spreadmethod ' +
    'startoffset stddeviation stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style text-anchor text-rendering textlength ' +
    'transform transform-origin type values vector-effect version viewbox visibility width x x1 x2 xlink:href ' +
    'xml:space xmlns xmlns:xlink xmlns:svg y y1 y2'
  ).split(' '),
)

export interface SvgFault {
  line: number
  detail: string
}

const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** What an SVG holds beside drawing. Whatever is not on the lists, or cannot be parsed, is a fault. */
export function findSvgFaults(text: string): SvgFault[] {
  const faults: SvgFault[] = []
  const lines = new Lines(text)
  const tell = (offset: number, detail: string) => faults.push({ line: lines.at(offset), detail })
  let first = true
  for (let at = text.indexOf('<'); at !== -1 && faults.length < 20;) {
    const end = skipHarmless(text, at)
    if (end === null) {
      tag.lastIndex = at
      const found = tag.exec(text)
      if (!found) {
        tell(at, `This is not plain SVG: ${text.slice(at, at + 40)}`)
        return faults
      }
      const [whole, , name = '', given = ''] = found
      if (first && name.toLowerCase() !== 'svg') tell(at, `The file starts with <${name}>, not with <svg>.`)
      first = false
      if (!elements.has(name.toLowerCase())) tell(at, `The element <${name}> is not allowed.`)
      for (const [, key = '', double, single] of given.matchAll(attribute)) {
        const fault = faultOf(key.toLowerCase(), double ?? single ?? '')
        if (fault) tell(at, fault)
      }
      at = text.indexOf('<', at + whole.length)
    } else {
      at = text.indexOf('<', end)
    }
  }
  if (first) tell(0, 'There is no <svg> in the file.')
  return faults
}

/** The end of a comment or of the XML declaration at the start; null for anything else. */
function skipHarmless(text: string, at: number): number | null {
  const close = text.startsWith('<!--', at) ? '-->' : at === 0 && text.startsWith('<?xml ', at) ? '?>' : null
  if (close === null) return null
  const end = text.indexOf(close, at + 4)
  return end === -1 ? null : end + close.length
}

function faultOf(name: string, value: string): string | null {
  if (!attributes.has(name) && !/^(aria-[a-z]+|data-[a-z-]+)$/.test(name))
    return `The attribute ${name} is not allowed.`
  const isLink = name === 'href' || name === 'xlink:href'
  if (isLink && !/^#[\w-]+$/.test(value.trim())) return `${name} may only point into the same file, as #name.`
  if (name.startsWith('xmlns') || name.startsWith('aria-')) return null
  // Entities and CSS escapes could spell what the next test looks for.
  if (/[&\\]/.test(value)) return `The attribute ${name} holds an escape.`
  const outside = value.replace(/url\(\s*["']?#[\w-]+["']?\s*\)/g, '')
  if (/url\s*\(|@import|javascript:|expression\s*\(|image-set|:\/\//i.test(outside)) {
    return `The attribute ${name} points outside the file.`
  }
  return null
}
