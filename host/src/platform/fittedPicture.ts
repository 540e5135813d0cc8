import { largestLogo, logoBox } from '@msdat/sdk/contracts/branding'
import { AppError } from '@msdat/sdk/contracts/problem'

const kinds = ['image/png', 'image/jpeg', 'image/webp']

/** A picture as a data address, made smaller where it is larger than a logo is kept. */
export async function fittedPicture(file: File): Promise<string> {
  if (!kinds.includes(file.type)) throw new AppError('invalid_input', 'Choose a PNG, JPEG or WebP picture.')
  const picture = await createImageBitmap(file).catch(() => {
    throw new AppError('invalid_input', 'This file cannot be read as a picture.')
  })
  for (const part of [1, 0.75, 0.5]) {
    const address = drawn(picture, part)
    if (address.length <= largestLogo) return address
  }
  throw new AppError('too_large', 'This picture is too detailed. Choose a simpler one.')
}

function drawn(picture: ImageBitmap, part: number): string {
  const fit = Math.min(logoBox.width / picture.width, logoBox.height / picture.height, 1) * part
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * fit))
  canvas.height = Math.max(1, Math.round(picture.height * fit))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
