import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import type { VideoPartTable } from './testimonialTable.ts'
import type { ByteRange } from './readRange.ts'

interface VideoTables {
  testimonial_videos: VideoPartTable
}

const partBytes = 256 * 1024

/** Writes a video in the transaction of its testimonial: both are there or neither. */
export async function writeVideo(tx: Transaction<never>, testimonial: number, bytes: Buffer): Promise<void> {
  const tables = tx as unknown as Kysely<VideoTables>
  for (let part = 0; part * partBytes < bytes.length; part += 1) {
    const content = bytes.subarray(part * partBytes, (part + 1) * partBytes)
    await tables.insertInto('testimonial_videos').values({ testimonial, part, content }).execute()
    // The thread that writes them answers others between two.
    await setImmediate()
  }
}

/** The bytes of a range, one part of the video in memory at a time. */
export async function* readVideo(
  db: Kysely<DataTables>,
  testimonial: number,
  { from, to }: ByteRange,
): AsyncGenerator<Uint8Array> {
  const tables = db as unknown as Kysely<VideoTables>
  for (let part = Math.floor(from / partBytes); part * partBytes <= to; part += 1) {
    const row = await tables
      .selectFrom('testimonial_videos')
      .select('content')
      .where('testimonial', '=', testimonial)
      .where('part', '=', part)
      .executeTakeFirst()
    if (!row) return
    const start = part * partBytes
    yield row.content.subarray(Math.max(from - start, 0), to - start + 1)
  }
}
