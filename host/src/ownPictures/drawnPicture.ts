import { AppError } from '@msdat/sdk/contracts/problem'

/** What a file chosen by the visitor may be. */
export const pictureKinds = ['image/png', 'image/jpeg', 'image/webp']

interface Drawing {
  /** Tried one after another, the largest first. */
  sizes: readonly number[]
  /** Characters that the data address may have. */
  longest: number
  draw(picture: ImageBitmap, size: number): string
}

/** A file as a picture that is drawn anew, as a data address: nothing but its pixels leaves the computer. */
export async function drawnPicture(file: File, { sizes, longest, draw }: Drawing): Promise<string> {
  if (!pictureKinds.includes(file.type))
    throw new AppError('invalid_input', 'Choose a PNG, JPEG or WebP picture.')
  const picture = await createImageBitmap(file).catch(() => {
    throw new AppError('invalid_input', 'This file cannot be read as a picture.')
  })
  for (const size of sizes) {
    const address = draw(picture, size)
    if (address.length <= longest) return address
  }
  throw new AppError('too_large', 'This picture is too detailed. Choose a simpler one.')
}
