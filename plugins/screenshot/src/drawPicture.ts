import { canvasBytes, canvasOf, fileNameOf, pictureAddress, wrapText, type FileToSave } from '@msdat/sdk/kit'
import type { Capture, Region } from './Picture.ts'

const margin = 16
const lineHeight = 18
const font = '13px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif'

/** The region of a capture with its caption under it. */
export async function drawPicture(
  capture: Capture,
  region: Region,
  caption: string,
  colours: { surface: string; text: string },
): Promise<HTMLCanvasElement> {
  const image = await canvasOf(pictureAddress(capture.png))
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('This browser draws no pictures.')
  drawing.font = font
  const lines = wrapText(caption, region.width - 2 * margin, (text) => drawing.measureText(text).width)
  canvas.width = region.width
  canvas.height = region.height + (lines.length > 0 ? lines.length * lineHeight + 2 * margin : 0)
  drawing.fillStyle = colours.surface
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  const { x, y, width, height } = region
  drawing.drawImage(image, x, y, width, height, 0, 0, width, height)
  // A canvas forgets its font when its size changes.
  drawing.font = font
  drawing.fillStyle = colours.text
  lines.forEach((line, at) =>
    drawing.fillText(line, margin, height + margin + (at + 0.75) * lineHeight, width - 2 * margin),
  )
  return canvas
}

/** A picture as a PNG file, named after the first sentence of its caption. */
export async function toFile(
  canvas: HTMLCanvasElement,
  { caption, takenAt }: { caption: string; takenAt: string },
): Promise<FileToSave> {
  const name = fileNameOf([caption.split('.')[0] ?? 'picture', takenAt.slice(0, 10)], 'png')
  return { name, mediaType: 'image/png', bytes: await canvasBytes(canvas, 'image/png') }
}
