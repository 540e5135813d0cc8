import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { findPlaces, type SourceMap } from '@msdat/sdk/toolchain/bundle'
import type { SourcePlace } from '@msdat/sdk/contracts/faults'
import type { Release } from '@msdat/sdk/contracts/registry'
import { digestOf } from '../artifacts/artifacts.ts'

const compress = promisify(gzip)
const inflate = promisify(gunzip)

/** A bundle that two zips give names the files of one of them, so both the zip and the bundle are in the key. */
export const sourceMapKey = (release: {
  zip_digest: string
  bundle: Pick<Release['bundle'], 'digest'>
}): string => digestOf(`${release.zip_digest} ${release.bundle.digest}`)

/** The answering thread reads one to place a fault, so what takes it longer than some tenths of a second is not kept. */
const longestMap = 4 * 1024 * 1024

/** Null for one that is too long: faults of that release are then kept as they were told. */
export const packSourceMap = async (json: string): Promise<Buffer | null> =>
  json.length > longestMap ? null : compress(json)

/** The places in the author's files of places in the bundle. */
export async function findPackedPlaces(
  packed: Buffer,
  places: Parameters<typeof findPlaces>[1],
): Promise<SourcePlace[]> {
  return findPlaces(JSON.parse((await inflate(packed)).toString('utf8')) as SourceMap, places)
}
