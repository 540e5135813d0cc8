import { randomBytes } from 'node:crypto'
import type { Request, Response, Router } from 'express'
import { buildSourcePath, buildTokenHeader } from '@msdat/sdk/contracts/buildProvenance'
import { AppError } from '@msdat/sdk/contracts/problem'
import { digestOf, keptZip } from '../artifacts/artifacts.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { submissionRow } from '../submissions/submissionRow.ts'

/** 256 random bits. Only their hash is stored, so that nobody who reads the database can use them. */
export const makeSourceToken = (): string => randomBytes(32).toString('base64url')
export const sourceHashOf = (token: string): string => digestOf(`source ${token}`)

/** Hands the zip of one build to whoever has its token: once, and only while that build goes on. */
export function serveSources(router: Router, db: RegistryDb): void {
  router.get(buildSourcePath, async (request: Request, response: Response) => {
    const submission = await useToken(db, request.get(buildTokenHeader) ?? '')
    if (submission === null)
      throw new AppError(
        'not_found',
        'This token gives no zip: it was used already, or its build is over. Build the plugin again.',
      )
    const { zip_digest } = await submissionRow(db, submission)
    const zip = await keptZip(db, zip_digest)
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="plugin.zip"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    })
    response.end(zip)
  })
}

/** One statement, so that of two requests at the same moment one gets it. */
async function useToken(db: RegistryDb, token: string): Promise<number | null> {
  const row = await db
    .updateTable('registry_jobs')
    .set({ source_hash: null })
    .where('source_hash', '=', sourceHashOf(token))
    .where('source_until', '>', new Date().toISOString())
    .where('state', 'in', ['waiting', 'running'])
    .returning('submission_id')
    .executeTakeFirst()
  return row?.submission_id ?? null
}
