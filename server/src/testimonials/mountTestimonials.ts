import type { Router } from 'express'
import type { Kysely } from 'kysely'
import type { Serve, Upload } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import * as contracts from '@msdat/sdk/contracts/testimonials'
import type { DataTables } from '../db/DataTables.ts'
import type { RowOf } from '../db/defineTable.ts'
import type { Outbox } from '../mail/Outbox.ts'
import { testimonialMail } from '../mail/templates/testimonialMail.ts'
import { mountStored } from '../stored/mountStored.ts'
import { serveVideo, videoPath, type VideoRoute } from './serveVideo.ts'
import { testimonialTable } from './testimonialTable.ts'
import { videoTypeOf } from './videoTypeOf.ts'
import { writeVideo } from './VideoStore.ts'

export interface TestimonialRoutes extends Pick<VideoRoute, 'actorOf'> {
  db: Kysely<DataTables>
  outbox: Outbox
  /** Who is told that one waits. */
  adminAddress: string
}

type Row = RowOf<typeof testimonialTable>

/** Videos that nobody has looked at may fill so much room and no more. */
const mostWaitingVideos = 50
const thanks = { message: 'Thank you. Your testimonial is shown once a moderator has read it.' }

/** What people say of the platform: sent by anybody, shown to all once a moderator has approved it. */
export function mountTestimonials(serve: Serve, router: Router, routes: TestimonialRoutes): void {
  const { db, outbox, adminAddress, actorOf } = routes
  const testimonials = mountStored(serve, db, {
    kind: {
      table: testimonialTable,
      called: 'testimonial',
      search: ['name', 'organization', 'review'],
      most: { inAll: 5000 },
    },
    calls: {
      list: contracts.listModeratedTestimonials,
      change: contracts.decideTestimonial,
      remove: contracts.removeTestimonial,
    },
    toOutput: toModerated,
    toChanges: ({ status }) => ({ status }),
  })
  serve(contracts.listTestimonials, async (input, { actor }) => {
    const { count, results } = await testimonials.list({ ...input, status: 'approved' }, actor)
    return { count, results: results.map(toTestimonial) }
  })
  serve(contracts.addTestimonial, async ({ website, ...given }, { upload }) => {
    const video = upload && readVideoFile(upload)
    if (website) return thanks
    if (video) await refuseTooManyVideos()
    const { name, email, organization, rating, review } = given
    const row = { name, email, organization, rating, review, status: 'awaiting' as const }
    const kept = { video_type: video?.type ?? '', video_bytes: video?.bytes.length ?? 0 }
    await testimonials.add({ ...row, ...kept }, null, async (tx, { id }) => {
      if (video) await writeVideo(tx as never, id, video.bytes)
      const words = testimonialMail(given, video !== null)
      await outbox.post(tx, { to: adminAddress, words, replyTo: email })
    })
    return thanks
  })
  router.get(videoPath, serveVideo({ db, testimonials, actorOf }))

  async function refuseTooManyVideos(): Promise<void> {
    const { results } = await testimonials.list({ status: 'awaiting', size: 1000 }, null)
    if (results.filter(({ video_type }) => video_type !== '').length < mostWaitingVideos) return
    const message = 'Too many videos wait for a moderator. Please send your review without one.'
    throw new AppError('unavailable', message, { video: [message] })
  }
}

function readVideoFile({ bytes }: Upload): { type: string; bytes: Buffer } {
  const type = videoTypeOf(bytes)
  if (type) return { type, bytes }
  const message = 'The file is no video that browsers play. Send MP4, WebM or Ogg.'
  throw new AppError('invalid_input', message, { video: [message] })
}

function toTestimonial(row: Row): contracts.Testimonial {
  const { id, name: username, organization, rating, review: text, video_type, created_at } = row
  const video = video_type === '' ? '' : videoPath.replace(':id', String(id))
  return { id, username, organization, rating, text, video, video_type, created_at }
}

function toModerated(row: Row): contracts.ModeratedTestimonial {
  return { ...toTestimonial(row), email: row.email, status: row.status }
}
