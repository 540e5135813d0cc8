import type { Request, Response, Router } from 'express'
import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { keptZip } from '../artifacts/artifacts.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { submissionRow } from './submissionRow.ts'
import { zipName } from './readSubmissions.ts'

/** Hands the zip of a submission to an admin, as a file and never as a page. */
export function serveZips(
  router: Router,
  db: RegistryDb,
  actorOf: (request: Request) => Promise<Actor | null>,
): void {
  router.get(
    '/registry/submissions/:id/zip/:name',
    async (request: Request<{ id: string }>, response: Response) => {
      const actor = await actorOf(request)
      if (!actor) throw new AppError('unauthenticated', 'Please sign in, then try again.')
      if (actor.role !== 'admin')
        throw new AppError('not_allowed', 'Only admins can download submitted zips.')
      const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0
      const submission = await submissionRow(db, id)
      const zip = await keptZip(db, submission.zip_digest)
      response.set({
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${zipName(submission)}"`,
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'private, no-store',
      })
      response.end(zip)
    },
  )
}
