/** What stands on a canvas, as a file. A frame makes no Blob, so it comes by way of a data address. */
export async function canvasBytes(
  canvas: HTMLCanvasElement,
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp',
): Promise<Uint8Array> {
  const address = canvas.toDataURL(mediaType, 0.92)
  const signs = atob(address.slice(address.indexOf(',') + 1))
  if (signs === '') throw new Error('The browser could not paint the picture.')
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
}
