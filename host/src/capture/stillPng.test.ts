import { expect, it } from 'vitest'
import { stillPng } from './stillPng.ts'

const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const lettersOf = (kind: string) => new TextEncoder().encode(kind)
const part = (kind: string, content: Iterable<number> = []) => {
  const bytes = [...content]
  return [...four(bytes.length), ...lettersOf(kind), ...bytes, ...four(0)]
}
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const head = part('IHDR', [...four(1), ...four(1), 1, 0, 0, 0, 0])
const pixels = part('IDAT', [1, 2, 3])
const end = part('IEND')
const png = (...parts: number[][]) => Uint8Array.from([signature, ...parts].flat())
const bytesOf = async (blob: Blob | null) => blob && new Uint8Array(await blob.arrayBuffer())

it('keeps a still picture as it is, with a palette and clear pixels', async () => {
  const whole = png(head, part('PLTE', [0, 0, 0]), part('tRNS', [0]), pixels, pixels, end)
  expect(await bytesOf(stillPng(whole))).toEqual(whole)
})

it('leaves out the frames of an animation, profiles, texts and what stands behind the end', async () => {
  const frame = [...part('fcTL', new Uint8Array(26)), ...part('fdAT', [0, 0, 0, 1])]
  const animated = png(
    head,
    part('acTL', [...four(2), ...four(0)]),
    part('iCCP', [1]),
    part('zTXt', [1]),
    pixels,
    ...Array.from({ length: 3_000 }, () => frame),
    end,
    frame,
  )
  expect(await bytesOf(stillPng(animated))).toEqual(png(head, pixels, end))
})

it('refuses one that is cut short, has no end, or is in very many parts', () => {
  const whole = png(head, pixels, end)
  expect(stillPng(whole.subarray(0, whole.length - 5))).toBeNull()
  expect(stillPng(png(head, pixels))).toBeNull()
  expect(stillPng(png(head, [...four(0xffffffff), ...lettersOf('IDAT'), 0, 0, 0, 0], end))).toBeNull()
  expect(stillPng(png(head, ...Array.from({ length: 10_000 }, () => part('IDAT')), end))).toBeNull()
})
