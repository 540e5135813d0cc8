/** Bytes; of more at a time, a call has too many arguments. */
const piece = 32_768

/** A data address of a PNG: a plugin's frame loads pictures from nothing else. */
export function pictureAddress(png: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < png.length; at += piece)
    pieces.push(String.fromCharCode(...png.subarray(at, at + piece)))
  return `data:image/png;base64,${btoa(pieces.join(''))}`
}
