export const svgNamespace = 'http://www.w3.org/2000/svg'

export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value))
  return node
}
