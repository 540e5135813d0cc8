import {
  FramePicture,
  pictureCharacters,
  pictureHeadCharacters,
  PictureHead,
  pictureSide,
} from '@msdat/sdk/contracts/pageMethods'
import { sizeOfPng } from '@msdat/sdk/contracts/sizeOfPng'
import { validate } from '@msdat/sdk/contracts/validate/browser'

const mostCharacters = pictureHeadCharacters + 1 + pictureCharacters

/**
 * What a frame says it looks like; null where it says nothing of use. A plugin made it, so all but the pixels is bounded
 * in size before it is parsed, and the picture's own header is read before the browser unpacks a single pixel.
 */
export function readPicture(answer: unknown): FramePicture | null {
  if (typeof answer !== 'string' || answer.length > mostCharacters) return null
  const end = answer.slice(0, pictureHeadCharacters + 1).indexOf('\n')
  if (end < 0) return null
  const head = validate(PictureHead, parsed(answer.slice(0, end)))
  if (!head.ok) return null
  const read = validate(FramePicture, { ...head.value, png: answer.slice(end + 1) })
  if (!read.ok) return null
  const { png, width, height } = read.value
  const size = sizeOf(png)
  if (!size || width + height > pictureSide || size.width !== width || size.height !== height) return null
  return read.value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function sizeOf(base64: string): { width: number; height: number } | null {
  try {
    return sizeOfPng(Uint8Array.from(atob(base64.slice(0, 32)), (letter) => letter.charCodeAt(0)))
  } catch {
    return null
  }
}
