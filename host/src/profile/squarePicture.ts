import { avatarPixels, largestAvatar } from '@msdat/sdk/contracts/avatars'
import { AppError } from '@msdat/sdk/contracts/problem'

const kinds = ['image/png', 'image/jpeg', 'image/webp']

/** The middle of a picture as a square data address, drawn anew: nothing but its pixels leaves the computer. */
export async function squarePicture(file: File): Promise<string> {
  if (!kinds.includes(file.type)) throw new AppError('invalid_input', 'Choose a PNG, JPEG or WebP picture.')
  const picture = await createImageBitmap(file).catch(() => {
    throw new AppError('invalid_input', 'This file cannot be read as a picture.')
  })
  for (const pixels of [avatarPixels, avatarPixels / 2, avatarPixels / 4]) {
    const address = drawn(picture, pixels)
    if (address.length <= largestAvatar) return address
  }
  throw new AppError('too_large', 'This picture is too detailed. Choose a simpler one.')
}

function drawn(picture: ImageBitmap, pixels: number): string {
  const side = Math.min(picture.width, picture.height)
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2]
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, pixels, pixels)
  // A browser that cannot write WebP writes PNG.
  return canvas.toDataURL('image/webp', 0.85)
}
