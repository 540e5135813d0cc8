import compression from 'compression'
import express, { Router, type NextFunction, type Request, type Response } from 'express'
import type { RequestListener } from 'node:http'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { createServe, type Serve, type ServeOptions } from '@msdat/sdk/adapters/serve'
import type { Accounts } from './accounts/createAccounts.ts'
import { mountLineage } from './analysis/lineage.ts'
import { mountAnalysis, mountTriangulation } from './analysis/mountAnalysis.ts'
import type { Config } from './config/readConfig.ts'
import { mountCustomDashboards } from './customDashboards/mountCustomDashboards.ts'
import type { FindRelease } from './dashboards/checkSections.ts'
import { mountComposition } from './dashboards/mountComposition.ts'
import { mountDashboards } from './dashboards/mountDashboards.ts'
import type { DataRoutes } from './data/DataRoutes.ts'
import { mountData } from './data/mountData.ts'
import { mountProvenance } from './data/mountProvenance.ts'
import { VersionedData } from './data/VersionedData.ts'
import type { DataTables } from './db/DataTables.ts'
import { mountDocs } from './docs/mountDocs.ts'
import { answerProblems, answerUnknownPath } from './http/answerProblems.ts'
import { createCachedReads } from './http/cachedReads.ts'
import { linkOrigin } from './http/linkOrigin.ts'
import { mountHealth } from './http/mountHealth.ts'
import { answerPreflight, openToOtherSites } from './http/openToOtherSites.ts'
import { pageHeaders } from './http/pageHeaders.ts'
import { refuseForeignHosts } from './http/refuseForeignHosts.ts'
import { refuseForeignWrites } from './http/refuseForeignWrites.ts'
import { requestLog } from './http/requestLog.ts'
import { serveHost } from './http/serveHost.ts'
import type { ImportRunner } from './import/jobs/runTask.ts'
import { mountImports } from './import/mountImports.ts'
import { limitCalls } from './limits/limitCalls.ts'
import { mountNews } from './news/mountNews.ts'
import { createSearch } from './search/createSearch.ts'

/** The part of the plugin registry that answers requests. */
interface MountedRegistry {
  mount(serve: Serve, router: Router): void
  /** Frame documents, for the plugins' own host names and for shared mode under /frames. */
  framesRouter: Router
  readUpload: NonNullable<ServeOptions['readUpload']>
  findRelease: FindRelease
  /** Signs the index of plugins; base64. */
  publicKey: string
}

export interface AppParts {
  db: Kysely<DataTables>
  data?: VersionedData
  accounts: Pick<Accounts, 'mount' | 'actorOf'>
  registry: MountedRegistry
  config: {
    publicUrl: string
    /** Whether other host names than that of publicUrl and those of plugins are refused. */
    isHostFixed: boolean
    /** Empty where plugins have no names of their own. */
    pluginDomain: string
    trustProxy: Config['trustProxy']
  }
  /** Where imports are worked on; without it in this process itself. */
  runImport?: ImportRunner
  /** Folder of the built host. */
  hostFolder: string
  log: Logger
}

/** Composes everything that answers requests. Listens to nothing and starts nothing. */
export function createApp(parts: AppParts): RequestListener {
  const { db, accounts, registry, config, log } = parts
  const data = parts.data ?? new VersionedData(db)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  const originOf = linkOrigin(config, app.get('trust proxy fn') as Parameters<typeof linkOrigin>[1])
  const reads = createCachedReads(data, originOf)

  if (config.pluginDomain !== '') app.use(onPluginHosts(config.pluginDomain, registry.framesRouter))
  app.use(requestLog(log))
  if (config.isHostFixed) app.use(refuseForeignHosts(config.publicUrl))
  app.use('/frames', registry.framesRouter, answerUnknownPath)
  app.use(answerPreflight)
  // Before the rest of the middleware, which takes as long as a small read of the data does.
  const admit = limitCalls()
  app.use(readsOf({ db, data }, { before: reads.keepAnswer, originOf, admit }))
  app.use(pageHeaders(config))
  app.use(compression())
  app.use(openToOtherSites)
  app.use(refuseForeignWrites)
  app.use(express.json({ limit: '256kb' }))

  const router = Router()
  const serve = createServe(router, {
    actorOf: accounts.actorOf,
    readUpload: registry.readUpload,
    originOf,
    admit,
  })
  const openReads = createServe(router, { actorOf: () => Promise.resolve(null), originOf, admit })
  mountProvenance(serve, { db, data })
  mountAnalysis(openReads, { db, data })
  mountLineage(serve, { db, data })
  mountCustomDashboards(serve, { db, data })
  mountComposition(serve, { db, data }, registry.findRelease)
  createSearch({ db }).mount(openReads)
  mountHealth(openReads, db)
  mountNews({ serve, db })
  mountImports(serve, {
    db,
    data,
    run: parts.runImport,
    tell: (error) => log.error({ err: error }, 'an import could not be checked'),
  })
  accounts.mount(serve)
  registry.mount(serve, router)
  mountDocs(router)
  app.use(router)

  app.use(['/api', '/registry'], answerUnknownPath)
  app.use(
    serveHost({
      folder: parts.hostFolder,
      registryKey: registry.publicKey,
      pluginDomain: config.pluginDomain,
    }),
  )
  app.use(answerUnknownPath)
  app.use(answerProblems(log))
  return (request, response) => {
    // Nothing kept is for the names of plugins, nor for foreign ones: originOf knows none for them.
    if (!reads.answerFromCache(request, response)) app(request, response)
  }
}

/** Public reads that change with the data version only; what stands before them keeps their answers. */
function readsOf(routes: DataRoutes, options: Pick<ServeOptions, 'before' | 'originOf' | 'admit'>): Router {
  const router = Router()
  const serve = createServe(router, { actorOf: () => Promise.resolve(null), ...options })
  mountData(serve, routes)
  mountDashboards(serve, routes)
  mountTriangulation(serve, routes)
  return router
}

/** Names under the plugin domain reach frame documents and nothing else, least of all the API. */
function onPluginHosts(pluginDomain: string, framesRouter: Router) {
  const ending = `.${pluginDomain}`
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!request.headers.host?.toLowerCase().endsWith(ending)) return next()
    framesRouter(request, response, (error?: unknown) => {
      if (error) return next(error)
      response.status(404).type('text').send('There is nothing here.')
    })
  }
}
