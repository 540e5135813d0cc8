import type { HostOutput } from '@msdat/sdk/contracts/bridge'
import type { FramePicture, PicturePart } from '@msdat/sdk/contracts/pageMethods'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { FrameHost } from '../frames/FrameHost.ts'
import { readPicture } from './readPicture.ts'
import { stillPng } from './stillPng.ts'

const margin = 24
const headHeight = 64
const gap = 16

/** The open view as one picture: the page's own words above, then what each frame of the view looks like. */
export async function capturePage(frameHost: FrameHost): Promise<HostOutput<'page.capture'>> {
  const answers = await Promise.all(frameHost.shownViews().map((session) => session.takePicture()))
  const frames = answers.flatMap((answer) => readPicture(answer) ?? [])
  if (frames.length === 0) {
    throw new AppError(
      'unavailable',
      'There is no picture of this view. Wait until it is drawn, then try again.',
    )
  }
  const width = Math.max(...frames.map((frame) => frame.width)) + 2 * margin
  const height = headHeight + frames.reduce((sum, frame) => sum + frame.height + gap, 0) - gap + margin
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new AppError('unavailable', 'This browser draws no pictures.')
  const takenAt = new Date().toISOString()
  const title = document.title
  drawHead(drawing, { title, takenAt, width, height })
  const parts: PicturePart[] = []
  let top = headHeight
  for (const frame of frames) {
    drawing.drawImage(await imageOf(frame), margin, top)
    const below = top
    parts.push(...frame.parts.map((part) => ({ ...part, x: part.x + margin, y: part.y + below })))
    top += frame.height + gap
  }
  return { png: await pngOf(canvas), width, height, parts, title, takenAt, address: addressOf() }
}

interface Head {
  title: string
  takenAt: string
  width: number
  height: number
}

function drawHead(drawing: CanvasRenderingContext2D, { title, takenAt, width, height }: Head): void {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(`--color-${name}`).trim() || '#777777'
  drawing.fillStyle = colour('page')
  drawing.fillRect(0, 0, width, height)
  const room = width - 2 * margin
  drawing.fillStyle = colour('text')
  drawLine(drawing, { text: title, weight: 600, size: 18, room, y: margin + 10 })
  drawing.fillStyle = colour('text-muted')
  const where = `${takenAt.slice(0, 10)} · ${addressOf()}`
  drawLine(drawing, { text: where, weight: 400, size: 12, room, y: margin + 28 })
}

/** Where a line is too long for its room, its letters are smaller: squeezed ones are hard to read. */
function drawLine(
  drawing: CanvasRenderingContext2D,
  { text, weight, size, room, y }: { text: string; weight: number; size: number; room: number; y: number },
): void {
  const { fontFamily } = getComputedStyle(document.body)
  drawing.font = `${weight} ${size}px ${fontFamily}`
  const share = Math.min(1, room / drawing.measureText(text).width)
  drawing.font = `${weight} ${size * share}px ${fontFamily}`
  drawing.fillText(text, margin, y)
}

/** The browser unpacks it beside the thread of the page. */
async function imageOf({ png }: FramePicture): Promise<ImageBitmap> {
  const still = stillPng(Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0)))
  const image = still && (await createImageBitmap(still).catch(() => null))
  if (!image) throw new AppError('unavailable', 'The picture of a plugin cannot be read. Please try again.')
  return image
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new AppError('unavailable', 'This browser could not paint the picture.')
  return new Uint8Array(await blob.arrayBuffer())
}

const addressOf = (): string => window.location.href.slice(0, 4000)
