import type { LegendEntry } from './readLegend.ts'

/** What stands around a chart in a picture that leaves the page. */
export interface PictureWords {
  title: string
  /** What, where, when and whose: a picture without its source is a rumour. */
  lines: readonly string[]
  legend: readonly LegendEntry[]
  /** What a reader must know of the figures: a picture is passed on without the page that said it. */
  notes: readonly string[]
  foot: string
}

interface PictureColours {
  surface: string
  text: string
  muted: string
}

const padding = 20
const namespace = 'http://www.w3.org/2000/svg'

/** The drawing of a chart as an SVG document of its own, with its words above and its source below. */
export function drawPicture(
  chart: SVGSVGElement,
  words: PictureWords,
  colours: PictureColours,
): SVGSVGElement {
  const size = chart.getBoundingClientRect()
  const width = Math.max(320, Math.ceil(size.width)) + 2 * padding
  const picture = element('svg', { xmlns: namespace, 'font-family': 'system-ui, sans-serif' })
  const background = picture.appendChild(
    element('rect', { fill: colours.surface, width: '100%', height: '100%' }),
  )
  let y = padding
  const write = (text: string, fontSize: number, fill: string, weight = '400') => {
    for (const line of wrapText(text, (width - 2 * padding) / (fontSize * 0.54))) {
      y += fontSize * 1.35
      const node = element('text', { x: padding, y, fill, 'font-size': fontSize, 'font-weight': weight })
      node.textContent = line
      picture.appendChild(node)
    }
  }
  write(words.title, 18, colours.text, '600')
  for (const line of words.lines) write(line, 12.5, colours.muted)
  y += 12
  const drawing = chart.cloneNode(true) as SVGSVGElement
  drawing.setAttribute('x', String(padding))
  drawing.setAttribute('y', String(y))
  drawing.setAttribute('overflow', 'visible')
  picture.appendChild(drawing)
  y += size.height + 10
  y = drawLegend(picture, words.legend, { width, y, fill: colours.muted })
  for (const note of words.notes) write(note, 11.5, colours.text)
  if (words.notes.length > 0) y += 6
  write(words.foot, 11, colours.muted)
  const height = Math.ceil(y + padding)
  for (const node of [picture, background]) {
    node.setAttribute('width', String(width))
    node.setAttribute('height', String(height))
  }
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`)
  return picture
}

const legendLine = 20
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
    const length = widths.reduce((sum, one) => sum + one + markGap, 0) + label.length * 6.3 + 16
    if (x > padding && x + length > width - padding) [x, top] = [padding, top + legendLine]
    marks.forEach((mark, at) => {
      const height = 'colour' in mark ? 12 : Number(mark.getAttribute('height')) || 12
      const node = 'colour' in mark ? element('rect', { width: 12, height, rx: 2, fill: mark.colour }) : mark
      node.setAttribute('x', String(x))
      node.setAttribute('y', String(top + (legendLine - height) / 2))
      picture.appendChild(node)
      x += (widths[at] ?? 0) + markGap
    })
    const text = element('text', { x, y: top + 14, fill, 'font-size': 11.5 })
    text.textContent = label
    picture.appendChild(text)
    x += label.length * 6.3 + 16
  }
  return top + legendLine + 4
}

/** Breaks a text between words into lines of at most so many characters. */
export function wrapText(text: string, length: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length + 1 <= length)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value))
  return node
}

/** Paints an SVG document at twice its size. */
export async function paintPicture(
  picture: SVGSVGElement,
  mediaType: 'image/png' | 'image/jpeg',
): Promise<Uint8Array> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureText(picture))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 2 * picture.width.baseVal.value
  canvas.height = 2 * picture.height.baseVal.value
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mediaType, 0.92))
  if (!blob) throw new Error('The browser could not paint the picture.')
  return new Uint8Array(await blob.arrayBuffer())
}

export function pictureText(picture: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(picture)
}
