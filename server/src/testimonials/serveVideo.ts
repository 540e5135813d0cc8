import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { hasRole } from '@msdat/sdk/contracts/roles'
import type { DataTables } from '../db/DataTables.ts'
import type { RowOf } from '../db/defineTable.ts'
import type { StoredThings } from '../stored/StoredThings.ts'
import { readRange } from './readRange.ts'
import { readVideo } from './VideoStore.ts'
import type { testimonialTable } from './testimonialTable.ts'

export interface VideoRoute {
  db: Kysely<DataTables>
  testimonials: StoredThings<typeof testimonialTable>
  actorOf(request: Request): Promise<Actor | null>
}

export const videoPath = '/api/testimonials/:id/video/'
const patienceMs = 60_000

/** Streams the video of a testimonial, in pieces where the player asks for them. */
export function serveVideo({ db, testimonials, actorOf }: VideoRoute): RequestHandler<{ id: string }> {
  return async (request, response, next) => {
    try {
      const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0
      const row = await testimonials.get(id, null)
      if (row.status !== 'approved' && !isModerator(await actorOf(request))) throw unknown(id)
      if (row.video_type === '') throw unknown(id)
      await send(request, response, { row, db })
    } catch (error) {
      if (response.headersSent) response.destroy()
      else next(error)
    }
  }
}

const unknown = (id: number): AppError => new AppError('not_found', `Testimonial ${id} has no video.`)
const isModerator = (actor: Actor | null): boolean => actor !== null && hasRole(actor.role, 'moderator')

interface Video {
  row: RowOf<typeof testimonialTable>
  db: Kysely<DataTables>
}

async function send(request: Request<object>, response: Response, { row, db }: Video): Promise<void> {
  const size = row.video_bytes
  const range = readRange(request.headers.range, size)
  setHeaders(response, row.video_type)
  if (range === 'outside') {
    response.status(416).setHeader('Content-Range', `bytes */${size}`)
    return void response.end()
  }
  const { from, to } = range ?? { from: 0, to: size - 1 }
  if (range) response.status(206).setHeader('Content-Range', `bytes ${from}-${to}/${size}`)
  response.setHeader('Content-Length', to - from + 1)
  if (request.method === 'HEAD') return void response.end()
  response.setTimeout(patienceMs, () => response.destroy())
  await pipeline(Readable.from(readVideo(db, row.id, { from, to })), response)
}

/** Whoever opens a video by itself gets a video, and never a page of this site. */
function setHeaders(response: Response, type: string): void {
  response.setHeader('Content-Type', type)
  response.setHeader('Accept-Ranges', 'bytes')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Content-Security-Policy', "default-src 'none'; media-src 'self'; sandbox")
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  response.setHeader('Content-Disposition', 'inline; filename="testimonial"')
  response.setHeader('Cache-Control', 'private, no-cache')
}
