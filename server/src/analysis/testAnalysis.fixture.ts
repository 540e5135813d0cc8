import express, { Router, type NextFunction, type Request, type Response } from 'express'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServe, type Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { mountLineage } from './lineage.ts'
import { VersionedData } from '../data/VersionedData.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { createCachedReads } from '../http/cachedReads.ts'
import { mountAnalysis, mountTriangulation } from './mountAnalysis.ts'

const admin: Actor = { id: 'a', email: 'a@example.org', name: 'Ada', role: 'admin' }

/** The analysis routes alone on a free port, kept answers before them, at the beginning of 2026. The token `admin` makes an admin. */
export async function listenToAnalysis(
  database: Database<DataTables>,
): Promise<{ base: string; server: Server }> {
  const { db } = database
  const router = Router()
  const serve = createServe(router, {
    actorOf: ({ headers }) => Promise.resolve(headers.authorization === 'Bearer admin' ? admin : null),
  })
  const context = { db, data: new VersionedData(db), now: () => new Date('2026-01-02T00:00:00Z') }
  const reads = createCachedReads(context.data)
  const keptReads = createServe(router, { actorOf: () => Promise.resolve(null), before: reads.keepAnswer })
  mountTriangulation(keptReads, context)
  mountAnalysis(serve, context)
  mountLineage(serve, context)
  const app = express().use(express.json(), router)
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (!(error instanceof AppError)) return next(error)
    response.status(error.status).json(error.toProblem())
  })
  const server = await new Promise<Server>((resolve) => {
    const listening = createServer((request, response) => {
      if (!reads.answerFromCache(request, response)) app(request, response)
    })
    listening.listen(0, '127.0.0.1', () => resolve(listening))
  })
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
