import { expect, it } from 'vitest'
import { sizeOfPng } from './sizeOfPng.ts'

const header = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(33)
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(bytes)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

it('sizeOfPng reads the pixels that a PNG claims, before anybody decodes it', () => {
  expect(sizeOfPng(header(15_800, 4))).toEqual({ width: 15_800, height: 4 })
  expect(sizeOfPng(header(0xffffffff, 1))).toEqual({ width: 0xffffffff, height: 1 })
})

it.each(['', 'GIF89a', '<svg/>'.padEnd(40)])('sizeOfPng has no answer for %j', (text) => {
  expect(sizeOfPng(Buffer.from(text))).toBeNull()
})
