import { expect, it, vi } from 'vitest'
import { pictureText, type FramePicture } from '@msdat/sdk/contracts/pageMethods'
import { readPicture } from './readPicture.ts'

function png(width: number, height: number): string {
  const head = new Uint8Array(33)
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(head.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return btoa(String.fromCharCode(...head))
}
const picture = { png: png(300, 200), width: 300, height: 200, parts: [] }
const read = (change: Partial<FramePicture>) => readPicture(pictureText({ ...picture, ...change }))

it('takes a picture of the size that it says', () => {
  expect(read({})).toEqual(picture)
})

it('takes no picture that unpacks to more, is no PNG, or is endless', () => {
  expect(read({ png: png(15_800, 15_800) })).toBeNull()
  expect(read({ png: png(15_800, 15_800), width: 15_800, height: 15_800 })).toBeNull()
  expect(read({ png: btoa('<svg/>') })).toBeNull()
  expect(read({ png: 'not base64!' })).toBeNull()
  expect(readPicture('x'.repeat(20_000_000))).toBeNull()
  expect(readPicture(42)).toBeNull()
  expect(readPicture('{')).toBeNull()
})

it('parses a short head alone, and no more than is known of it', () => {
  const parse = vi.spyOn(JSON, 'parse')
  const long = `${'['.repeat(60_000)}\n`
  for (const text of [
    long,
    long.repeat(100),
    JSON.stringify(picture).padEnd(1_000_000),
    `{"a":[${'0,'.repeat(5e6)}`,
  ])
    expect(readPicture(text)).toBeNull()
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
  const { png: pixels, ...head } = picture
  expect(readPicture(`${JSON.stringify({ ...head, more: [] })}\n${pixels}`)).toBeNull()
  expect(readPicture(`${JSON.stringify(head)}\n${pixels}`)).toEqual(picture)
})
