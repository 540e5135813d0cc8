import { avatarPixels, largestAvatar } from '@msdat/sdk/contracts/avatars'
import { drawnPicture } from './drawnPicture.ts'

/** The middle of a picture as a square. */
export const squarePicture = (file: File): Promise<string> =>
  drawnPicture(file, {
    sizes: [avatarPixels, avatarPixels / 2, avatarPixels / 4],
    longest: largestAvatar,
    draw,
  })

function draw(picture: ImageBitmap, pixels: number): string {
  const side = Math.min(picture.width, picture.height)
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2]
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, pixels, pixels)
  // A browser that cannot write WebP writes PNG.
  return canvas.toDataURL('image/webp', 0.85)
}
