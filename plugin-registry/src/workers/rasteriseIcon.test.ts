import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { isDrawnIcon } from './isDrawnIcon.ts'
import { rasteriseIcon } from './rasteriseIcon.ts'

const svg = (inside: string, size = 'viewBox="0 0 10 10"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`)
const red = '<rect width="100%" height="100%" fill="red"/>'
const png = (size: string): Buffer => new Resvg(svg(red, size).toString()).render().asPng()

/** Colour and opacity of one pixel of a drawn icon. */
function pixel(address: string, x: number, y: number): number[] {
  const wrapped = svg(`<image href="${address}" width="64" height="64"/>`, 'width="64" height="64"')
  return [...new Resvg(wrapped.toString()).render().pixels.subarray((y * 64 + x) * 4, (y * 64 + x) * 4 + 4)]
}

describe('rasteriseIcon', () => {
  it.each([
    ['a.svg', svg(red)],
    ['a.svg', svg(red, 'width="300" height="900" viewBox="0 0 3 9"')],
    ['a.svg', svg(red, 'width="1000000" height="1000000" viewBox="0 0 1 1"')],
    ['a.png', png('width="24" height="24"')],
    ['a.png', png('width="512" height="16"')],
  ])('makes a square of 64 pixels of %s', (path, content) => {
    expect(isDrawnIcon(rasteriseIcon(path, content))).toBe(true)
  })

  it('keeps the shape of an icon that is no square, in the middle', () => {
    const tall = rasteriseIcon('a.svg', svg(red, 'viewBox="0 0 10 20"'))
    expect(pixel(tall, 32, 32)).toEqual([255, 0, 0, 255])
    expect(pixel(tall, 4, 32)[3]).toBe(0)
  })

  it.each([
    '',
    'not an icon',
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>',
    svg(red, 'width="1000000000" height="1"').toString(),
  ])('refuses %j', (text) => {
    expect(() => rasteriseIcon('a.svg', Buffer.from(text))).toThrow()
  })

  it('refuses elements that unfold into millions', () => {
    const levels = Array.from(
      { length: 30 },
      (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(4)}</g>`,
    )
    const bomb = `<defs><g id="a0"><path d="M0 0h1"/></g>${levels.join('')}</defs><use href="#a30"/>`
    expect(() => rasteriseIcon('a.svg', svg(bomb))).toThrow()
  })

  it('draws no picture of the machine', () => {
    const folder = mkdtempSync(join(tmpdir(), 'icon-'))
    const path = join(folder, 'secret.png')
    writeFileSync(path, png('width="9" height="9"'))
    for (const href of [path, `file://${path}`, 'https://example.org/a.png'])
      expect(() => rasteriseIcon('a.svg', svg(`<image href="${href}" width="9" height="9"/>`))).toThrow()
    rmSync(folder, { recursive: true })
  })

  it('takes nothing that its author sent for a drawn icon', () => {
    expect(isDrawnIcon(`data:image/svg+xml;base64,${svg(red).toString('base64')}`)).toBe(false)
    expect(isDrawnIcon(`data:image/png;base64,${png('width="65" height="64"').toString('base64')}`)).toBe(
      false,
    )
    expect(isDrawnIcon('data:image/png;base64,')).toBe(false)
  })
})
