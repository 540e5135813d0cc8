/** What stands on a canvas, as a file. */
export async function canvasBytes(
  canvas: HTMLCanvasElement,
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp',
): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mediaType, 0.92))
  if (!blob) throw new Error('The browser could not paint the picture.')
  return new Uint8Array(await blob.arrayBuffer())
}
