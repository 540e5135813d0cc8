import { sql, type Kysely, type Migration } from 'kysely'
import type { ModeratedTestimonial } from '@msdat/sdk/contracts/testimonials'
import { code, integer, key, text, type Column } from '../db/createTable.ts'
import { creating, defineTable } from '../db/defineTable.ts'
import type { DialectName } from '../db/openDatabase.ts'

type Status = ModeratedTestimonial['status']

export const testimonialTable = defineTable(
  'testimonials',
  {
    id: key,
    name: text,
    email: text,
    organization: text,
    rating: integer,
    review: text,
    status: code as Column<Status, Status>,
    /** Such as video/mp4, as its first bytes say; empty where there is no video. */
    video_type: text,
    video_bytes: integer,
    created_at: text,
    updated_at: text,
  },
  [{ columns: ['status'] }],
)

/** A video in parts of one size, so that a piece from its middle is read without the rest. */
export interface VideoPartTable {
  testimonial: number
  part: number
  content: Uint8Array
}

export const testimonialMigrations = (dialect: DialectName): Record<string, Migration> => ({
  ...creating(dialect, { testimonials_001: testimonialTable }),
  testimonials_002_videos: { up: (db) => createVideoParts(db, dialect) },
})

async function createVideoParts(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await sql`create table testimonial_videos (
    testimonial integer not null references testimonials (id) on delete cascade,
    part integer not null,
    content ${sql.raw(dialect === 'sqlite' ? 'blob' : 'bytea')} not null,
    primary key (testimonial, part)
  )`.execute(db)
}
