import compression from 'compression'
import express, { Router } from 'express'
import type { RequestListener } from 'node:http'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { createServe, type ServeOptions } from '@msdat/sdk/http/serve'
import { getFrontendToken } from '@msdat/sdk/contracts/firstClient'
import type { AccountTables } from './accounts/AccountTables.ts'
import type { Accounts } from './accounts/createAccounts.ts'
import { mountAvatars } from './accounts/mountAvatars.ts'
import { mountAdmin } from './admin/mountAdmin.ts'
import { mountDashboardDesk } from './admin/mountDashboardDesk.ts'
import { mountNotices } from './admin/mountNotices.ts'
import { mountLineage } from './analysis/lineage.ts'
import { mountAnalysis, mountTriangulation } from './analysis/mountAnalysis.ts'
import type { Writer } from './assistant/ModelServer.ts'
import { mountAssistants } from './chatbot/mountAssistants.ts'
import { mountChangeLog } from './audit/mountChangeLog.ts'
import type { Config } from './config/readConfig.ts'
import { mountCustomDashboards } from './customDashboards/mountCustomDashboards.ts'
import { mountDatasets } from './datasets/mountDatasets.ts'
import { mountComposition } from './dashboards/mountComposition.ts'
import { mountDashboards } from './dashboards/mountDashboards.ts'
import type { DataRoutes } from './data/DataRoutes.ts'
import { mountDataEntry } from './dataEntry/mountDataEntry.ts'
import { mountData } from './data/mountData.ts'
import { mountProvenance } from './data/mountProvenance.ts'
import { VersionedData } from './data/VersionedData.ts'
import type { DataTables } from './db/DataTables.ts'
import { mountDocs } from './docs/mountDocs.ts'
import { answerProblems, answerUnknownPath } from './http/answerProblems.ts'
import { DatabaseHealth } from './http/DatabaseHealth.ts'
import { createCachedReads } from './http/cachedReads.ts'
import { ClientOrigins } from './http/clientOrigins.ts'
import { inFairTurns, untilItsTurn } from './http/inFairTurns.ts'
import { linkOrigin, type Trusts } from './http/linkOrigin.ts'
import { mountFacilities } from './facilities/mountFacilities.ts'
import { mountRegistries } from './facilityRegistries/mountRegistries.ts'
import { readRegistriesHere, type RegistryRunner } from './facilityRegistries/RegistryRunner.ts'
import { mountHealthThink } from './healthThink/mountHealthThink.ts'
import { mountHealth } from './http/mountHealth.ts'
import { onPluginHosts } from './http/onPluginHosts.ts'
import { answerPreflight, openToOtherSites } from './http/openToOtherSites.ts'
import { OpenDownloads } from './http/OpenDownloads.ts'
import { pageHeaders } from './http/pageHeaders.ts'
import { readBody } from './http/readBody.ts'
import { showMaintenance } from './http/showMaintenance.ts'
import { refuseForeignHosts } from './http/refuseForeignHosts.ts'
import { refuseForeignWrites } from './http/refuseForeignWrites.ts'
import { requestLog } from './http/requestLog.ts'
import { serveHost } from './http/serveHost.ts'
import { whoseTurn } from './http/whoseTurn.ts'
import { readColumns, type ColumnReader } from './import/columns/meanings.ts'
import { ImportJobs } from './import/jobs/ImportJobs.ts'
import { mountImports, type ImportRoutes } from './import/mountImports.ts'
import { mountInteractions } from './interactions/mountInteractions.ts'
import { onlyOnce } from './received/onlyOnce.ts'
import { limitCalls } from './limits/limitCalls.ts'
import { createMail, type Mail } from './mail/createMail.ts'
import { mountMail } from './mail/mountMail.ts'
import { mountMessages } from './messages/mountMessages.ts'
import { mountArticles } from './articles/mountArticles.ts'
import { mountReleaseFeed } from './articles/mountReleaseFeed.ts'
import { mountNews } from './news/mountNews.ts'
import { brandOf } from './pictures/brandOf.ts'
import { mountBranding } from './platform/mountBranding.ts'
import { mountPlatform } from './platform/mountPlatform.ts'
import { PlatformStore } from './platform/PlatformStore.ts'
import { mountSitemap } from './pages/mountSitemap.ts'
import { mountFollowed } from './followed/mountFollowed.ts'
import { mountNotifications } from './notifications/mountNotifications.ts'
import { mountDigest } from './notifications/mountDigest.ts'
import { mountPluginChoices } from './pluginChoices/mountPluginChoices.ts'
import { mountNewsletter } from './newsletter/mountNewsletter.ts'
import { createSearch } from './search/createSearch.ts'
import { mountReviews } from './reviews/mountReviews.ts'
import { mountTags } from './tags/mountTags.ts'
import { mountTestimonials } from './testimonials/mountTestimonials.ts'
import { mountSdk } from './sdk/mountSdk.ts'
import type { MountedRegistry } from './MountedRegistry.ts'
import { FirstFigures } from './firstFigure/FirstFigures.ts'
import { findEmbedded } from './embeds/findEmbedded.ts'
import { mountEmbeds } from './embeds/mountEmbeds.ts'
import { mountPictures } from './pictures/mountPictures.ts'
import { mountShare } from './share/mountShare.ts'

export interface AppParts {
  db: Kysely<DataTables>
  areWritesHeld?: () => boolean
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
    /** Front ends on other addresses that may call everything with the visitor's session. */
    clientOrigins: readonly string[]
    /** Days for which it is kept what somebody who is signed in looked at. */
    activityDays: number
    oldVersions?: Config['oldVersions']
    /** What is said on every page while the site is being worked on; null or absent otherwise. */
    maintenance?: string | null
    /** Whose sign-in is trusted beside our own; none without it. */
    socialNames?: readonly string[]
    /** Hosts whose pages people may embed in their dashboards; none without it. */
    embedHosts?: readonly string[]
  }
  /** Where messages go; without it they are kept in the outbox. */
  mail?: Pick<Mail, 'outbox'>
  /** Puts the assistant's facts into words; without it the built-in assistant does. */
  model?: Writer | null
  /** Without it, imports are worked on by this thread itself. */
  imports?: ImportJobs
  /** The same for the columns of a file. */
  readColumns?: ColumnReader
  readChanges?: ImportRoutes['readChanges']
  /** The same for registries of health facilities. */
  facilityRegistries?: RegistryRunner
  /** How much room is left where the database file stands. */
  freeBytes?: (() => Promise<number>) | undefined
  /** Whom messages of visitors are mailed to. */
  adminAddress: string
  /** Folder of the built host. */
  hostFolder: string
  log: Logger
}

/** Composes everything that answers requests. Listens to nothing and starts nothing. */
export function createApp(parts: AppParts): RequestListener {
  const { db, accounts, registry, config, log } = parts
  const data = parts.data ?? new VersionedData(db)
  const platform = new PlatformStore(db, {
    old_versions: [...(config.oldVersions ?? [])],
    activity_days: config.activityDays,
  })
  const { outbox } = parts.mail ?? keepingMail(db, config.publicUrl)
  const health = new DatabaseHealth(db, parts.freeBytes)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  const trusts = app.get('trust proxy fn') as Trusts
  const originOf = linkOrigin(config, trusts)
  const reads = createCachedReads(data, originOf)

  const headers = pageHeaders(config)
  if (config.pluginDomain !== '')
    app.use(onPluginHosts(config.pluginDomain, Router().use(registry.framesRouter, headers)))
  app.use(requestLog(log))
  if (config.isHostFixed) app.use(refuseForeignHosts(config.publicUrl))
  if (config.maintenance) app.use(headers, showMaintenance(config.maintenance))
  // What is no frame is answered by this site, with the headers of its own pages.
  app.use('/frames', registry.framesRouter, headers, answerUnknownPath)
  app.use(answerPreflight)
  // Before the rest of the middleware, which takes as long as a small read of the data does.
  const admit = limitCalls()
  const downloads = new OpenDownloads()
  const counted: ServeOptions['counted'] = (...given) => downloads.counted(...given)
  app.use(readsOf({ db, data }, { before: reads.keepAnswer, originOf, admit, counted }))
  app.use(headers, compression(), openToOtherSites)
  const clients = new ClientOrigins(config.clientOrigins)
  app.use(refuseForeignWrites(originOf, clients))

  const router = Router()
  const { actorOf } = accounts
  const calls = { readBody: readBody(), untilItsTurn, originOf, admit, counted }
  const serve = createServe(router, {
    ...calls,
    actorOf,
    readUpload: registry.readUpload,
    once: onlyOnce(db),
  })
  const openReads = createServe(router, { ...calls, actorOf: () => Promise.resolve(null) })
  mountProvenance(serve, { db, data })
  mountAnalysis(openReads, { db, data })
  mountLineage(serve, { db, data })
  mountAssistants(openReads, {
    context: { db, data },
    model: parts.model ?? null,
    warn: (error) => log.warn({ err: error }, 'the model server gave no usable answer'),
  })
  mountCustomDashboards(serve, {
    db,
    data,
    outbox,
    findRelease: registry.findRelease,
    publicUrl: config.publicUrl,
    embedHosts: config.embedHosts ?? [],
  })
  mountComposition(serve, { db, data }, registry.findRelease)
  createSearch({ db }).mount(openReads)
  mountFacilities(openReads, { db, data })
  mountRegistries(serve, db, parts.facilityRegistries ?? readRegistriesHere(db))
  mountHealthThink(serve, db)
  mountHealth(openReads, health)
  mountNews(serve, db)
  mountArticles(serve, db)
  mountChangeLog(serve, db)
  mountAdmin(serve, { db, data })
  mountNotices(serve, { db })
  mountDashboardDesk(serve, { db, data })
  mountInteractions(serve, { db, data, keptDays: async () => (await platform.read()).activity_days })
  mountPlatform(serve, {
    platform,
    outbox,
    publicUrl: config.publicUrl,
    socialNames: config.socialNames ?? [],
  })
  mountBranding(serve, router, platform)
  mountNotifications(serve, db)
  mountFollowed(serve, db)
  mountDigest(serve, { db, outbox })
  mountPluginChoices(serve, db)
  mountTags(serve, db)
  mountReviews(serve, db)
  mountTestimonials(serve, router, {
    db,
    outbox,
    adminAddress: parts.adminAddress,
    actorOf,
  })
  serve(getFrontendToken, () => ({ token: 'public' }))
  mountMessages(serve, { db, outbox, adminAddress: parts.adminAddress })
  mountNewsletter(serve, { db, outbox, publicUrl: config.publicUrl })
  mountMail(serve, { db, outbox, publicUrl: config.publicUrl })
  mountShare(serve, { db, outbox, publicUrl: config.publicUrl })
  const shared = {
    context: { db, data },
    platform: async () => (await platform.read()).platform_name,
  }
  mountPictures(openReads, { ...shared, brand: () => brandOf(platform) })
  mountEmbeds(openReads, { ...shared, publicUrl: config.publicUrl })
  const jobs = parts.imports ?? new ImportJobs(db)
  mountDatasets(serve, router, {
    db,
    outbox,
    adminAddress: parts.adminAddress,
    jobs,
    actorOf,
  })
  mountDataEntry(serve, { db, data, jobs, outbox, publicUrl: config.publicUrl })
  mountImports(serve, {
    db,
    data,
    jobs,
    readColumns: parts.readColumns ?? readColumns,
    readChanges: parts.readChanges,
  })
  accounts.mount(serve, router)
  mountAvatars(serve, router, db as unknown as Kysely<AccountTables>)
  registry.mount(serve, router)
  mountDocs(router)
  mountSdk(openReads, router)
  mountReleaseFeed(router, { db, originOf })
  mountSitemap(router, { db, hostFolder: parts.hostFolder, originOf })
  app.use(router)

  const firstFigures = new FirstFigures({ db, data })
  app.use(['/api', '/registry', '/sdk'], answerUnknownPath)
  app.use(
    serveHost({
      folder: parts.hostFolder,
      registryKey: registry.publicKey,
      pluginDomain: config.pluginDomain,
      platform: () => platform.read(),
      embedHosts: config.embedHosts,
      originOf,
      embedded: (path) => findEmbedded({ db, data }, path),
      firstFigure: (path, search) => firstFigures.read(path, search),
      modulesOf: registry.findModules,
    }),
  )
  app.use(answerUnknownPath)
  app.use(answerProblems(log, (error) => health.note(error)))
  const answer = clients.around((request, response) => {
    // Nothing kept is for the names of plugins, nor for foreign ones: originOf knows none for them.
    if (config.maintenance || !reads.answerFromCache(request, response)) app(request, response)
  })
  return inFairTurns(answer, whoseTurn(trusts), parts.areWritesHeld)
}

/** Without a mail server. */
const keepingMail = (db: AppParts['db'], publicUrl: string): Mail =>
  createMail({ db, publicUrl, smtpUrl: null, from: null, warn: () => {} })

/** Public reads that change with the data version only; what stands before them keeps their answers. */
function readsOf(
  routes: DataRoutes,
  options: Pick<ServeOptions, 'before' | 'originOf' | 'admit' | 'counted'>,
): Router {
  const router = Router()
  const serve = createServe(router, { actorOf: () => Promise.resolve(null), ...options })
  mountData(serve, routes)
  mountDashboards(serve, routes)
  mountTriangulation(serve, routes)
  return router
}
