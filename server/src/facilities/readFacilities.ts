import type { Kysely } from 'kysely'
import type { Facility } from '@msdat/sdk/contracts/facilities'
import { AppError } from '@msdat/sdk/contracts/problem'
import { letOthersIn } from '../http/letOthersIn.ts'
import { distanceKm, type Point } from './distance.ts'
import { notStated, type FacilityTables } from './facilityTables.ts'

/** In all texts of one page. 5,000 real facilities have a tenth of it. */
export const mostLetters = 3_000_000
const rowsAtOnce = 500

/**
 * Those with these ids, in the order of the ids and with their distance from the point. One that is gone is left out.
 * Rows are read in pieces, with turns for others between. Throws `invalid_input` where there is too much text.
 */
export async function readFacilities(
  db: Kysely<FacilityTables>,
  ids: readonly number[],
  { point, mostLetters: most = Infinity }: { point: Point | null; mostLetters?: number },
): Promise<Facility[]> {
  const facilities: Facility[] = []
  let letters = 0
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    if (at > 0) await letOthersIn()
    const part = ids.slice(at, at + rowsAtOnce)
    const rows = await db.selectFrom('facilities').where('id', 'in', part).selectAll().execute()
    const byId = new Map(rows.map((row) => [row.id, toFacility(row, point)]))
    for (const id of part) {
      const facility = byId.get(id)
      if (!facility) continue
      letters += lettersOf(facility)
      facilities.push(facility)
    }
    if (letters > most) throw tooMuchText()
  }
  return facilities
}

function lettersOf(facility: Facility): number {
  let letters = 0
  for (const value of Object.values(facility)) if (typeof value === 'string') letters += value.length
  return letters
}

function tooMuchText(): AppError {
  const reason = 'must be smaller here: these facilities have long texts'
  return new AppError('invalid_input', 'This page holds too much text. Ask for 1000 facilities at a time.', {
    size: [reason],
  })
}

type Row = { [Name in keyof FacilityTables['facilities']]: unknown } & { id: number }

function toFacility(row: object, point: Point | null): Facility {
  const facility = row as Omit<Facility, 'distance_km'> & Row
  const { latitude, longitude } = facility
  const distance =
    point && latitude !== null && longitude !== null ? distanceKm(point, { latitude, longitude }) : null
  const level = facility.level === notStated ? null : facility.level
  return { ...facility, level, distance_km: distance === null ? null : Math.round(distance * 10) / 10 }
}
