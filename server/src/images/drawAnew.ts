import { Lane } from '../limits/Lane.ts'
import { readPicture } from './readPicture.ts'

interface Box {
  width: number
  height: number
  /** Cuts what does not fit, so that the box is full; else the whole picture stands in it. */
  isFilled?: boolean
  kind: 'png' | 'webp'
  /** Of each side, before anything is read. */
  mostPixels: number
}

export interface DrawnPicture {
  content: Buffer
  width: number
  height: number
}

/** A fifth of a second each, for a picture of some dozen bytes that says that it is large. */
const lane = new Lane({
  atOnce: 1,
  mostWaiting: 30,
  mostOfOne: 4,
  refusal: 'Very many pictures are being drawn just now. Please try again in a minute.',
})

/**
 * A stranger's PNG, JPEG or WebP, drawn anew from its pixels: what else stood in the file, such as where it was taken,
 * is gone. Null where it is no such picture by its own bytes, is too large, or is damaged. Worked out beside the
 * thread that answers, one picture after the other; throws `unavailable` where too many wait, or too many of this account.
 */
export async function drawAnew(bytes: Buffer, box: Box, account: string): Promise<DrawnPicture | null> {
  const found = readPicture(bytes)
  if (!found || found.width === 0 || found.height === 0) return null
  if (Math.max(found.width, found.height) > box.mostPixels) return null
  return lane.run(() => draw(bytes, box), account)
}

async function draw(bytes: Buffer, box: Box): Promise<DrawnPicture | null> {
  const { width, height, isFilled = false, kind } = box
  const { sharp } = await import('./guardedSharp.ts')
  try {
    const { data, info } = await sharp(bytes, {
      failOn: 'error',
      limitInputPixels: box.mostPixels ** 2,
      pages: 1,
    })
      .rotate()
      .resize({ width, height, fit: isFilled ? 'cover' : 'inside', withoutEnlargement: !isFilled })
      .toFormat(kind)
      .timeout({ seconds: 5 })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
