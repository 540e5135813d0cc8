import { pictureLength } from '@msdat/sdk/contracts/customSections'
import { AppError } from '@msdat/sdk/contracts/problem'

const kinds = ['image/png', 'image/jpeg', 'image/webp']

/** A picture as a data address, drawn anew so that nothing but its pixels is kept; at most so many pixels wide or high. */
export async function readPicture(file: File, { most }: { most: number }): Promise<string> {
  if (!kinds.includes(file.type)) throw new AppError('invalid_input', 'Choose a PNG, JPEG or WebP picture.')
  const picture = await createImageBitmap(file).catch(() => {
    throw new AppError('invalid_input', 'This file cannot be read as a picture.')
  })
  for (const share of [1, 0.7, 0.5, 0.35]) {
    const address = drawn(picture, most * share)
    if (address.length <= pictureLength) return address
  }
  throw new AppError('too_large', 'This picture is too detailed. Choose a smaller one.')
}

function drawn(picture: ImageBitmap, most: number): string {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  // A browser that cannot write WebP writes PNG.
  return canvas.toDataURL('image/webp', 0.85)
}
