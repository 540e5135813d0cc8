import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { AnswerCache, encodingFor } from './AnswerCache.ts'

const long = JSON.stringify({ text: 'coverage '.repeat(1000) })

describe('AnswerCache', () => {
  it('finds an answer under the version it was kept under, and under no other', async () => {
    const cache = new AnswerCache()
    const kept = await cache.keep('/a', 'v1', 'text', 'identity')
    expect(cache.find('/a', 'v1')).toBe(kept)
    expect(cache.find('/a', 'v2')).toBeUndefined()
    expect(cache.find('/a', 'v1')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  it('gives the same text the same tag, and another text or version another', async () => {
    const cache = new AnswerCache()
    const kept = [
      ['v1', 'a'],
      ['v1', 'a'],
      ['v1', 'b'],
      ['v2', 'a'],
    ].map(([version = '', text = '']) => cache.keep('/', version, text, 'identity'))
    const tags = (await Promise.all(kept)).map(({ etag }) => etag)
    expect(tags[0]).toBe(tags[1])
    expect(new Set(tags).size).toBe(3)
  })

  it('holds the answer that was made last, whichever is packed first', async () => {
    const cache = new AnswerCache()
    const slow = cache.keep('/a', 'v1', long.repeat(200), 'br')
    const last = await cache.keep('/a', 'v2', 'short', 'identity')
    await slow
    expect(cache.find('/a', 'v2')).toBe(last)
  })

  it('holds what was asked for, and makes another encoding of that', async () => {
    const cache = new AnswerCache()
    const answer = await cache.keep('/a', 'v1', long, 'gzip')
    expect([...answer.bodies.keys()]).toEqual(['gzip'])
    expect(cache.bytes).toBeLessThan(long.length / 20)
    await Promise.all([cache.addEncoding('/a', answer, 'br'), cache.addEncoding('/a', answer, 'br')])
    await cache.addEncoding('/a', answer, 'identity')
    const { br, gzip, identity } = Object.fromEntries(answer.bodies)
    expect([br?.encoding, brotliDecompressSync(br?.body ?? '').toString()]).toEqual(['br', long])
    expect([gzip?.encoding, gunzipSync(gzip?.body ?? '').toString()]).toEqual(['gzip', long])
    expect([identity?.encoding, identity?.body.toString()]).toEqual(['identity', long])
    expect(cache.bytes).toBe('/a'.length + long.length + Number(br?.body.length) + Number(gzip?.body.length))
  })

  it('leaves what is short as it is', async () => {
    const cache = new AnswerCache()
    const { bodies } = await cache.keep('/a', 'v1', '{}', 'br')
    expect(bodies.get('br')).toEqual({ encoding: 'identity', body: Buffer.from('{}') })
    expect(bodies.get('gzip')).toBe(bodies.get('br'))
    cache.find('/a', 'v2')
    expect(cache.bytes).toBe(0)
  })

  it('never holds more than it may, and drops what was used longest ago', async () => {
    const cache = new AnswerCache(3 * long.length)
    await cache.keep('/1', 'v', long, 'identity')
    await cache.keep('/2', 'v', long, 'identity')
    cache.find('/1', 'v')
    await Promise.all(['/3', '/4'].map((key) => cache.keep(key, 'v', long, 'identity')))
    expect(cache.bytes).toBeLessThanOrEqual(3 * long.length)
    expect(cache.find('/2', 'v')).toBeUndefined()
    expect(cache.find('/4', 'v')).toBeDefined()
  })

  it('counts every byte it drops', async () => {
    const cache = new AnswerCache(long.length)
    for (let turn = 0; turn < 50; turn += 1) {
      const key = `/${turn % 7}`
      const answer = await cache.keep(key, 'v', long, turn % 2 ? 'br' : 'gzip')
      await Promise.all([
        cache.addEncoding(key, answer, turn % 3 ? 'br' : 'identity'),
        cache.addEncoding(key, answer, 'br'),
      ])
    }
    for (let turn = 0; turn < 7; turn += 1) cache.find(`/${turn}`, 'other')
    expect(cache.bytes).toBe(0)
  })
})

describe('encodingFor', () => {
  it('takes the best that is accepted', () => {
    expect(encodingFor('gzip, deflate, br')).toBe('br')
    expect(encodingFor('gzip;q=0.5')).toBe('gzip')
    expect(encodingFor('br;q=0, gzip')).toBe('gzip')
    expect(encodingFor('deflate')).toBe('identity')
    expect(encodingFor(undefined)).toBe('identity')
  })
})
