import { sizeOfPng } from '@msdat/sdk/contracts/sizeOfPng'

/** Icons are shown at up to 32 pixels; twice that for fine screens. */
export const iconSide = 64

const prefix = 'data:image/png;base64,'

export const iconAddress = (png: Buffer): string => prefix + png.toString('base64')

/** Whether an icon is of the size that the build draws, and not what its author sent. */
export function isDrawnIcon(address: string): boolean {
  if (!address.startsWith(prefix)) return false
  const size = sizeOfPng(Buffer.from(address.slice(prefix.length), 'base64'))
  return size?.width === iconSide && size.height === iconSide
}
