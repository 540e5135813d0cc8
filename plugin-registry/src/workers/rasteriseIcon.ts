import { Resvg } from '@resvg/resvg-js'
import { findSvgFaults } from '@msdat/sdk/toolchain/checks'
import { iconAddress, iconSide as side } from './isDrawnIcon.ts'

/**
 * A plugin's icon as a small square PNG, in a data: address. Whatever a stranger drew, visitors get only this picture of it.
 * Throws where it cannot be drawn. One that is made to take long ends with the processor time of its worker.
 */
export function rasteriseIcon(path: string, content: Buffer): string {
  if (!path.endsWith('.svg')) return iconAddress(inSquare(content))
  const text = content.toString('utf8')
  // The renderer reads pictures that a drawing names from the disk, and findSvgFaults lets none be named.
  if (findSvgFaults(text).length > 0) throw new Error('The icon holds more than a drawing.')
  const drawing = new Resvg(text, options)
  const isWide = drawing.width >= drawing.height
  const fitted = new Resvg(text, { ...options, fitTo: { mode: isWide ? 'width' : 'height', value: side } })
  const picture = fitted.render()
  const isSquare = picture.width === side && picture.height === side
  return iconAddress(isSquare ? picture.asPng() : inSquare(picture.asPng()))
}

const options = { font: { loadSystemFonts: false } } as const

function inSquare(png: Buffer): Buffer {
  const picture = `data:image/png;base64,${png.toString('base64')}`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><image href="${picture}" width="${side}" height="${side}"/></svg>`
  return new Resvg(drawing, options).render().asPng()
}
