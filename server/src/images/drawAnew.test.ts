import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawAnew } from './drawAnew.ts'
import { readPicture } from './readPicture.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const jpeg = '/9j/4AAQSkZJRgABAQAAAQABAAD/wAARCAAgABADASIAAhEBAxEB'
const webp = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
const box = { width: 64, height: 32, kind: 'png', mostPixels: 300 } as const
const wide = { create: { width: 200, height: 50, channels: 3, background: '#0b6168' } } as const

it('the kind and the size of a picture are read from its bytes', () => {
  expect(readPicture(Buffer.from(png, 'base64'))).toEqual({ kind: 'png', width: 1, height: 1 })
  expect(readPicture(Buffer.from(jpeg, 'base64'))).toEqual({ kind: 'jpeg', width: 16, height: 32 })
  expect(readPicture(Buffer.from(webp, 'base64'))).toEqual({ kind: 'webp', width: 1, height: 1 })
  expect(readPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
  expect(readPicture(Buffer.from('GIF89a'))).toBeNull()
  expect(readPicture(Buffer.from(png, 'base64').subarray(0, 20))).toBeNull()
})

it.each(['png', 'jpeg', 'webp'] as const)('a %s is drawn anew in its box', async (kind) => {
  const given = await sharp(wide).toFormat(kind).toBuffer()
  const drawn = await drawAnew(given, box, 'ada')
  expect(drawn).toMatchObject({ width: 64, height: 16 })
  expect(readPicture(drawn?.content ?? Buffer.of())).toEqual({ kind: 'png', width: 64, height: 16 })
  const filled = await drawAnew(given, { ...box, isFilled: true, kind: 'webp' }, 'ada')
  expect(filled).toMatchObject({ width: 64, height: 32 })
})

it('what else stood in the file is gone', async () => {
  const secret = 'taken at home'
  const given = await sharp(wide)
    .withExif({ IFD0: { Copyright: secret } })
    .jpeg()
    .toBuffer()
  expect(given.includes(secret)).toBe(true)
  const tail = Buffer.concat([given, Buffer.from('<script>alert(1)</script>')])
  const drawn = await drawAnew(tail, box, 'ada')
  expect(drawn?.content.includes(secret)).toBe(false)
  expect(drawn?.content.includes('script')).toBe(false)
})

it('no picture, a drawing, a damaged one and one that is too large are refused', async () => {
  const good = await sharp(wide).png().toBuffer()
  const large = await sharp({ create: { ...wide.create, width: 301 } })
    .png()
    .toBuffer()
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  )
  const lying = Buffer.from(good)
  lying.writeUInt32BE(60_000, 16)
  for (const bytes of [svg, Buffer.from('GIF89a'), Buffer.of(), good.subarray(0, 60), large, lying])
    expect(await drawAnew(bytes, box, 'ada')).toBeNull()
})

it('a JPEG that goes over its pixels again and again is refused before anybody reads it, and one in ten scans is drawn', async () => {
  const good = await sharp(wide).jpeg({ progressive: true }).toBuffer()
  expect(await drawAnew(good, box, 'ada')).toMatchObject({ width: 64, height: 16 })
  const end = good.length - 2
  const last = good.subarray(good.lastIndexOf(Buffer.of(0xff, 0xda)), end)
  const again = [good.subarray(0, end), ...Array.from({ length: 60 }, () => last), good.subarray(end)]
  expect(readPicture(Buffer.concat(again))).toBeNull()
})

it('of one account a few pictures at once are drawn or wait, and others come in beside them', async () => {
  const given = await sharp(wide).png().toBuffer()
  const mine = await Promise.allSettled(
    Array.from({ length: 6 }, () => drawAnew(given, box, 'ada')).concat(drawAnew(given, box, 'ben')),
  )
  const ways = mine.map(({ status }) => status)
  expect(ways.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'))
  expect(ways.slice(4)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(mine[5]).toMatchObject({
    reason: { code: 'unavailable', message: expect.stringContaining('try again in a minute') as string },
  })
  expect(await drawAnew(given, box, 'ada')).toMatchObject({ width: 64 })
})
