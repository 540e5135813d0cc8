import type { Kysely } from 'kysely'
import { Router } from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readUpload } from '@msdat/plugin-registry'
import type { Actor } from '@msdat/sdk/http/serve'
import type { ModeratedTestimonial, Testimonial } from '@msdat/sdk/contracts/testimonials'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { MailTables } from '../mail/mailTable.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { readRange } from './readRange.ts'
import { videoTypeOf } from './videoTypeOf.ts'

const moderator: Actor = { id: '1', email: 'm@example.org', name: 'M', role: 'moderator' }
const given = {
  rating: '5',
  name: 'Amina',
  email: 'amina@example.org',
  organization: 'A ministry',
  review: 'It shows where sources differ.',
}
const mp4 = (size: number): Buffer =>
  Buffer.concat([
    Buffer.from('\0\0\0\x18ftypmp42'),
    Buffer.from(Array.from({ length: size - 12 }, (_, at) => at % 251)),
  ])

describeDatabases('testimonials', ({ makeDatabase }) => {
  let app: TestApp
  let db: Kysely<MailTables>
  beforeAll(async () => {
    const database = await makeDatabase()
    db = database.db.withTables<MailTables>() as unknown as Kysely<MailTables>
    const registry = {
      framesRouter: Router(),
      publicKey: '',
      readUpload,
      findRelease: () => Promise.resolve(null),
      findModules: () => Promise.resolve([]),
      mount: () => {},
    }
    app = await serveTestApp(database, {}, undefined, { registry })
  })
  afterAll(() => app.close())

  const send = async (fields: Record<string, string>, video?: Buffer) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (video) form.set('video', new Blob([new Uint8Array(video)]), 'film.mp4')
    app.actAs({ ...moderator, role: 'admin' })
    const response = await fetch(`${app.base}/api/testimonials/`, { method: 'POST', body: form })
    app.actAs(null)
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const shown = async (): Promise<Testimonial[]> =>
    ((await app.getJson('/api/testimonials/')).body as { results: Testimonial[] }).results
  const moderated = async (): Promise<ModeratedTestimonial[]> => {
    app.actAs(moderator)
    const { body } = await app.getJson('/api/testimonials-moderation/?status=awaiting')
    app.actAs(null)
    return (body as { results: ModeratedTestimonial[] }).results
  }
  const decide = async (id: number, status: string, as: Actor | null = moderator): Promise<number> => {
    app.actAs(as)
    const response = await fetch(`${app.base}/api/testimonials/${id}/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    })
    app.actAs(null)
    return response.status
  }

  it('are shown once a moderator has approved them, without the address of their author', async () => {
    expect(await send(given)).toMatchObject({ status: 201 })
    expect(await shown()).toEqual([])
    const [waiting] = await moderated()
    expect(waiting).toMatchObject({ email: 'amina@example.org', status: 'awaiting', rating: 5 })
    const id = waiting?.id ?? 0
    expect(await decide(id, 'approved', null)).toBe(401)
    expect(await decide(id, 'approved', { ...moderator, role: 'user' })).toBe(403)
    expect(await decide(id, 'approved')).toBe(200)
    const [first] = await shown()
    expect(first).toMatchObject({ username: 'Amina', text: given.review, rating: 5, video: '' })
    expect(JSON.stringify(first)).not.toContain('amina@example.org')
    expect(await decide(id, 'awaiting')).toBe(200)
    expect(await shown()).toEqual([])
  })

  it('tell the administrators that one waits', async () => {
    const [mail] = await db.selectFrom('outgoing_mails').selectAll().execute()
    expect(mail).toMatchObject({ to_address: 'admin@example.org', subject: 'Testimonial from Amina' })
  })

  it.each([
    [{ rating: '6' }, 'rating'],
    [{ name: '' }, 'name'],
    [{ email: 'amina' }, 'email'],
    [{ organization: '' }, 'organization'],
    [{ review: ' ' }, 'review'],
  ])('refuse %j and name %s', async (wrong, field) => {
    expect(await send({ ...given, ...wrong })).toMatchObject({
      status: 400,
      body: { fields: { [field]: [expect.any(String)] } },
    })
  })

  it('of a program that fills in the hidden field are thrown away', async () => {
    const before = await moderated()
    expect((await send({ ...given, website: 'http://spam' })).status).toBe(201)
    expect(await moderated()).toEqual(before)
  })

  it('refuse a file that is no video, whatever its name says', async () => {
    expect(await send(given, Buffer.from('<html><script>alert(1)</script>'))).toMatchObject({
      status: 400,
      body: { fields: { video: ['The file is no video that browsers play. Send MP4, WebM or Ogg.'] } },
    })
  })

  it('have their video streamed in pieces, to moderators alone until it is approved', async () => {
    const film = mp4(600_000)
    expect((await send({ ...given, name: 'Bola' }, film)).status).toBe(201)
    const found = (await moderated()).find(({ username }) => username === 'Bola')
    expect(found?.video_type).toBe('video/mp4')
    const address = app.base + (found?.video ?? '')
    expect((await fetch(address)).status).toBe(404)
    await decide(found?.id ?? 0, 'approved')
    const whole = await fetch(address)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    expect(whole.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true)
    const piece = await fetch(address, { headers: { range: 'bytes=262140-262150' } })
    expect([piece.status, piece.headers.get('content-range')]).toEqual([206, 'bytes 262140-262150/600000'])
    expect(Buffer.from(await piece.arrayBuffer()).equals(film.subarray(262_140, 262_151))).toBe(true)
    const outside = await fetch(address, { headers: { range: 'bytes=700000-' } })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */600000'])
  })
})

describe('the type of a video', () => {
  it.each([
    ['\0\0\0\x18ftypisom', 'video/mp4'],
    ['\0\0\0\x14ftypqt  ', 'video/mp4'],
    ['\0\0\0\x18ftypM4A ', null],
    ['\0\0\0\x18ftypavif', null],
    ['\x1a\x45\xdf\xa3\x01\x42\x82\x84webm', 'video/webm'],
    ['\x1a\x45\xdf\xa3\x01\x42\x82\x88matroska', null],
    ['OggS\0\x02\x80theora', 'video/ogg'],
    ['OggS\0\x02\x01vorbis', null],
    ['<svg', null],
    ['', null],
  ])('of %j is %s', (head, type) => {
    expect(videoTypeOf(Buffer.from(head, 'latin1'))).toBe(type)
  })
})

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-9', { from: 0, to: 9 }],
    ['bytes=90-', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-1000', { from: 0, to: 99 }],
    ['bytes=50-500', { from: 50, to: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=9-5', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    [undefined, null],
  ])('%s of 100 is %j', (header, range) => {
    expect(readRange(header, 100)).toEqual(range)
  })
})
