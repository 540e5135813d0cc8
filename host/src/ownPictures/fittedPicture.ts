import { largestLogo, logoBox } from '@msdat/sdk/contracts/branding'
import { drawnPicture } from './drawnPicture.ts'

/** The whole picture, made smaller where it is larger than a logo is kept. */
export const fittedPicture = (file: File): Promise<string> =>
  drawnPicture(file, { sizes: [1, 0.75, 0.5], longest: largestLogo, draw })

function draw(picture: ImageBitmap, part: number): string {
  const fit = Math.min(logoBox.width / picture.width, logoBox.height / picture.height, 1) * part
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * fit))
  canvas.height = Math.max(1, Math.round(picture.height * fit))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
