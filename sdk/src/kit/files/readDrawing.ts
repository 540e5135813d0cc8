import { svgElement } from './svgElement.ts'

const drawings = '.k-chart-area > svg, .k-chart-area > div > svg, svg[role="img"]'
const names = '.k-multiples h4, .k-score figcaption'

/** All that is drawn in the body of a card, each thing where it stands; null where nothing is. */
export function readDrawing(body: HTMLElement | null): SVGSVGElement | null {
  const found = [...(body?.querySelectorAll<SVGSVGElement>(drawings) ?? [])].filter(isShown)
  if (!body || found.length === 0) return null
  const titles = found.length > 1 ? [...body.querySelectorAll<HTMLElement>(names)] : []
  const boxes = [...found, ...titles].map((node) => node.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const whole = svgElement('svg', {
    width: Math.ceil(Math.max(...boxes.map((box) => box.right)) - left),
    height: Math.ceil(Math.max(...boxes.map((box) => box.bottom)) - top),
  })
  for (const drawing of found) {
    const box = drawing.getBoundingClientRect()
    const copy = drawing.cloneNode(true) as SVGSVGElement
    for (const [name, value] of Object.entries({ x: box.left - left, y: box.top - top, overflow: 'visible' }))
      copy.setAttribute(name, String(value))
    whole.appendChild(copy)
  }
  for (const title of titles) {
    const [box, style] = [title.getBoundingClientRect(), getComputedStyle(title)]
    const text = svgElement('text', {
      x: box.left - left,
      y: box.top - top + box.height * 0.75,
      fill: style.color,
      'font-size': style.fontSize,
      'font-weight': style.fontWeight,
    })
    text.textContent = title.textContent
    whole.appendChild(text)
  }
  return whole
}

const isShown = (drawing: Element): boolean => drawing.clientWidth > 0 && drawing.clientHeight > 0
