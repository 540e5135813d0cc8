import { textWidth } from '../chartFrame/chartLook.ts'
import { canvasBytes } from './canvasBytes.ts'
import type { LegendEntry } from './readLegend.ts'
import { svgElement, svgNamespace } from './svgElement.ts'
import { wrapText } from './wrapText.ts'

/** What stands around a chart in a picture that leaves the page. */
export interface PictureWords {
  title: string
  /** What, where, when and whose: a picture without its source is a rumour. */
  lines: readonly string[]
  legend: readonly LegendEntry[]
  /** What a reader must know of the figures: a picture is passed on without the page that said it. */
  notes: readonly string[]
  /** Sources, citations, licences and where it was found. */
  foot: readonly string[]
}

interface PictureColours {
  surface: string
  text: string
  muted: string
}

const padding = 20
const fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"

/** A drawing as an SVG document of its own, with its words above and its source below. */
export function drawPicture(
  drawing: SVGSVGElement,
  words: PictureWords,
  colours: PictureColours,
): SVGSVGElement {
  const sizeOf = (side: string) => Number(drawing.getAttribute(side))
  const width = Math.max(420, Math.ceil(sizeOf('width'))) + 2 * padding
  const picture = svgElement('svg', { xmlns: svgNamespace, 'font-family': fonts })
  picture.setAttribute('style', 'font-variant-numeric: tabular-nums')
  const background = picture.appendChild(
    svgElement('rect', { fill: colours.surface, width: '100%', height: '100%' }),
  )
  let y = padding
  const write = (text: string, fontSize: number, fill: string, weight = '400') => {
    for (const line of wrapText(text, (width - 2 * padding) / (fontSize * 0.54))) {
      y += fontSize * 1.35
      const node = svgElement('text', { x: padding, y, fill, 'font-size': fontSize, 'font-weight': weight })
      node.textContent = line
      picture.appendChild(node)
    }
  }
  write(words.title, 18, colours.text, '600')
  for (const line of words.lines) write(line, 12.5, colours.muted)
  y += 12
  drawing.setAttribute('x', String(padding))
  drawing.setAttribute('y', String(y))
  drawing.setAttribute('overflow', 'visible')
  picture.appendChild(drawing)
  y += sizeOf('height') + 10
  y = drawLegend(picture, words.legend, { width, y, fill: colours.muted })
  for (const note of words.notes) write(note, 12, colours.text)
  if (words.notes.length > 0) y += 6
  for (const line of words.foot) write(line, 12, colours.muted)
  const height = Math.ceil(y + padding)
  for (const node of [picture, background]) {
    node.setAttribute('width', String(width))
    node.setAttribute('height', String(height))
  }
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`)
  return picture
}

const legendLine = 20
const legendSize = 12
// A name too wide for its place would run into its neighbour, so some room is added.
const labelWidth = (label: string) => textWidth(label, legendSize) * 1.08
const markGap = 5

/** Writes the key in lines; answers where the next thing may stand. */
function drawLegend(
  picture: SVGSVGElement,
  legend: readonly LegendEntry[],
  { width, y, fill }: { width: number; y: number; fill: string },
): number {
  if (legend.length === 0) return y
  let [x, top] = [padding, y]
  for (const { marks, label } of legend) {
    const widths = marks.map((mark) => ('colour' in mark ? 12 : Number(mark.getAttribute('width')) || 14))
    const length = widths.reduce((sum, one) => sum + one + markGap, 0) + labelWidth(label) + 16
    if (x > padding && x + length > width - padding) [x, top] = [padding, top + legendLine]
    marks.forEach((mark, at) => {
      const height = 'colour' in mark ? 12 : Number(mark.getAttribute('height')) || 12
      const node =
        'colour' in mark ? svgElement('rect', { width: 12, height, rx: 2, fill: mark.colour }) : mark
      node.setAttribute('x', String(x))
      node.setAttribute('y', String(top + (legendLine - height) / 2))
      picture.appendChild(node)
      x += (widths[at] ?? 0) + markGap
    })
    const text = svgElement('text', { x, y: top + 14, fill, 'font-size': legendSize })
    text.textContent = label
    picture.appendChild(text)
    x += labelWidth(label) + 16
  }
  return top + legendLine + 4
}

const mostPixels = 16_000

/** Paints an SVG document at twice its size. */
export async function paintPicture(
  picture: SVGSVGElement,
  mediaType: 'image/png' | 'image/jpeg',
): Promise<Uint8Array> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureText(picture))}`
  await image.decode()
  const [width, height] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))]
  // Browsers paint no canvas higher or wider than this.
  const sharpness = Math.min(2, mostPixels / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(sharpness * width)
  canvas.height = Math.round(sharpness * height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvasBytes(canvas, mediaType)
}

export function pictureText(picture: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(picture)
}
