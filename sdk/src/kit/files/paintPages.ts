import { canvasBytes } from './canvasBytes.ts'
import type { PageText, PdfPage } from './makePdf.ts'

/** Pixels of a page's image for each pixel of the drawing: sharp in print. */
const sharpness = 3
/** Height to width of what fits between the margins of A4. */
const portrait = 1.47

/** A picture as pages: as one where it fits, else cut between its lines of text. */
export async function paintPages(picture: SVGSVGElement, source: string): Promise<PdfPage[]> {
  const [width, height] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))]
  const texts = placedTexts(picture)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const cuts = cutPages(height, width * portrait, texts)
  const pages: PdfPage[] = []
  for (const [at, top] of cuts.entries()) {
    const bottom = cuts[at + 1] ?? height
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * sharpness)
    canvas.height = Math.round((bottom - top) * sharpness)
    canvas.getContext('2d')?.drawImage(image, 0, -top * sharpness, canvas.width, height * sharpness)
    pages.push({
      image: await canvasBytes(canvas, 'image/jpeg'),
      imageWidth: canvas.width,
      imageHeight: canvas.height,
      width,
      height: bottom - top,
      texts: texts.filter(({ y }) => y > top && y <= bottom).map((text) => ({ ...text, y: text.y - top })),
    })
  }
  return pages
}

/** Where pages begin: none is higher than `most`, and none begins in the middle of a line of text. */
export function cutPages(
  height: number,
  most: number,
  texts: readonly Pick<PageText, 'y' | 'fontSize'>[],
): number[] {
  const cuts = [0]
  for (let top = 0; height - top > most;) {
    const limit = top + most
    const crossed = texts.filter(({ y, fontSize }) => y - fontSize < limit && y + fontSize * 0.4 > limit)
    const above = Math.min(limit, ...crossed.map(({ y, fontSize }) => y - fontSize - 1))
    top = above > top ? above : limit
    cuts.push(top)
  }
  return cuts
}

/** The texts of a picture and their places, which only a document can tell. */
function placedTexts(picture: SVGSVGElement): PageText[] {
  const box = document.createElement('div')
  box.style.cssText = 'position:fixed;left:-20000px;top:0'
  box.append(picture)
  document.body.append(box)
  const from = picture.getBoundingClientRect()
  const texts = [...picture.querySelectorAll('text')].map((node): PageText => {
    const place = node.getBoundingClientRect()
    const fontSize = Number.parseFloat(getComputedStyle(node).fontSize)
    return {
      text: node.textContent,
      x: place.left - from.left,
      y: place.bottom - from.top - fontSize * 0.22,
      fontSize,
      width: place.width,
    }
  })
  box.remove()
  return texts.filter(({ text }) => text.trim())
}
