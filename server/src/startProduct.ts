import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { createRegistry, readUpload, type Registry, type RegistryTables } from '@msdat/plugin-registry'
import type { AccountTables } from './accounts/AccountTables.ts'
import { createAccounts, type Accounts } from './accounts/createAccounts.ts'
import type { EnsuredAdmin } from './accounts/ensureAdmin.ts'
import { allMigrations } from './allMigrations.ts'
import { createApp } from './app.ts'
import { modelOf } from './assistant/modelOf.ts'
import { noteOfSharedFrames, pluginDomainOf } from './config/pluginDomainOf.ts'
import { noteOfOpenFile, prepareDataFolder } from './config/prepareDataFolder.ts'
import type { Config } from './config/readConfig.ts'
import { VersionedData } from './data/VersionedData.ts'
import { seedDashboards } from './dashboards/seedDashboards.ts'
import type { DataTables } from './db/DataTables.ts'
import { keepStatistics } from './db/keepStatistics.ts'
import { filesOf, refuseWithoutFigures } from './db/figuresFile.ts'
import { LogKeeper } from './db/LogKeeper.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase, type Database, type DatabaseAddress } from './db/openDatabase.ts'
import { installationSecret } from './db/settings.ts'
import { startLongReads } from './longReads/startLongReads.ts'
import { claimPort, type PortClaim } from './http/PortClaim.ts'
import { importBuiltInSet } from './import/builtInSet/importBuiltInSet.ts'
import { ImportJobs } from './import/jobs/ImportJobs.ts'
import { readChangesBeside } from './import/changes/readChangesBeside.ts'
import { readColumnsBeside } from './import/columns/readColumnsBeside.ts'
import { runInWorker } from './import/jobs/runInWorker.ts'
import { createMail, type Mail } from './mail/createMail.ts'
import { seedArticles } from './articles/seedArticles.ts'
import { DigestClock } from './notifications/DigestClock.ts'
import { tellPluginNews } from './notifications/tellPluginNews.ts'
import { TextMessages } from './sms/TextMessages.ts'
import { readRegistriesBeside } from './facilityRegistries/RegistryRunner.ts'
import { seedFacilities } from './facilities/seedFacilities.ts'
import { seedNews } from './news/seedNews.ts'

type AllTables = DataTables & AccountTables & RegistryTables

export interface Product {
  url: string
  admin: EnsuredAdmin
  /** Plugins of the project itself that could not be published. */
  failedPlugins: string[]
  /** What the person who started it should know, one line each. */
  notes: string[]
  close(): Promise<void>
}

/** Runs a step of the start, and may show that it goes on. */
export type RunStep = <Result>(title: string, work: () => Promise<Result>) => Promise<Result>

const runQuietly: RunStep = (_, work) => work()

/** Brings the whole product up: port, database, data, accounts, plugins. Throws StartupFault with clear lines. */
export async function startProduct(start: Start): Promise<Product> {
  const claim = await claimPort(start.config.port, { isBehindProxy: start.config.trustProxy !== false })
  try {
    return await startBehind(claim, start)
  } catch (error) {
    await claim.close()
    throw error
  }
}

interface Start {
  config: Config
  projectFolder: string
  log: Logger
  step: RunStep
}

async function startBehind(claim: PortClaim, { config, projectFolder, log, step }: Start): Promise<Product> {
  const publicUrl = config.publicUrl ?? `http://localhost:${claim.port}`
  const pluginDomain = pluginDomainOf(config, claim.port)
  const database = await openPrepared(config, projectFolder, step)
  try {
    const { db, areWritesHeld } = database
    const mail = createMail({
      db: narrowed<DataTables>(db),
      publicUrl,
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      warn: (message) => log.warn(message),
    })
    const accounts = await prepareAccounts(db, mail, {
      publicUrl,
      clientOrigins: config.clientOrigins,
      socialProviders: config.socialProviders,
      texts:
        config.smsGateway && new TextMessages({ gateway: config.smsGateway, warn: (text) => log.warn(text) }),
    })
    const admin = await accounts.ensureAdmin(
      config.adminEmail === null ? null : { email: config.adminEmail, password: config.adminPassword },
    )
    const registry = createRegistry({
      db: narrowed<RegistryTables>(db),
      actorOf: accounts.actorOf,
      provenAddressOf: accounts.provenAddressOf,
      adminsNow: accounts.adminsNow,
      namesOf: accounts.namesOf,
      tellAuthor: (tx, news) =>
        tellPluginNews(tx, news, { outbox: mail.outbox, publicUrl, adminAddress: admin.email }),
      github: config.github ?? undefined,
      isBuilder: config.roles.has('builder'),
      log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
    })
    await registry.start()
    const failedPlugins = config.roles.has('builder')
      ? await step('Checking, building and signing the plugins', () =>
          publishPlugins(registry, projectFolder),
        )
      : []
    mail.start()
    const digests = startDigests(db, mail, publicUrl, log)
    const { imports, stopImports } = startImports(narrowed<DataTables>(db), config, log)
    const { longReads, stopReads } = startLongReads(narrowed<DataTables>(db), addressOf(config))
    const app = createApp({
      model: modelOf(config.ai),
      db: narrowed<DataTables>(db),
      data: new VersionedData(narrowed<DataTables>(db), longReads),
      areWritesHeld,
      mail,
      adminAddress: admin.email,
      accounts,
      registry: {
        mount: registry.mount,
        framesRouter: registry.framesRouter({ pluginDomain, hostOrigins: [publicUrl] }),
        readUpload,
        findRelease: registry.findRelease,
        findModules: registry.findModules,
        publicKey: registry.publicKey(),
      },
      config: {
        publicUrl,
        // Without a set address visitors come by whatever name this machine has.
        isHostFixed: config.publicUrl !== null,
        pluginDomain,
        trustProxy: config.trustProxy,
        clientOrigins: config.clientOrigins,
        activityDays: config.activityDays,
        oldVersions: config.oldVersions,
        maintenance: config.maintenance,
        socialNames: config.socialProviders.map(({ name }) => name),
        embedHosts: config.embedHosts,
      },
      imports,
      readColumns: readColumnsBeside(),
      readChanges: readChangesBeside(addressOf(config)),
      facilityRegistries: readRegistriesBeside(addressOf(config)),
      freeBytes: config.databaseUrl === null ? () => freeBytesIn(config.dataFolder) : undefined,
      hostFolder: join(projectFolder, 'host', 'dist', 'app'),
      log,
    })
    const stopLog = await keepLog(narrowed(db), config, log)
    if (config.roles.has('web')) claim.open(app)
    const close = async (): Promise<void> => {
      await Promise.all([claim.close(), stopImports(), stopLog()])
      await registry.stop()
      await digests?.stop()
      await mail.stop()
      stopReads()
      await database.close()
    }
    const notes = [
      noteOfSharedFrames(pluginDomain),
      noteOfOpenDatabase(config),
      admin.created && config.smtpUrl === null ? noteOfOutbox : null,
    ].filter((note) => note !== null)
    return { url: publicUrl, admin, failedPlugins, notes, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Only where there is a mail server: nobody reads in the outbox what they can read in their account. */
function startDigests(
  db: Kysely<AllTables>,
  { outbox }: Mail,
  publicUrl: string,
  log: Logger,
): DigestClock | null {
  if (!outbox.isSending) return null
  const clock = new DigestClock({ db: narrowed(db), outbox, publicUrl, warn: (text) => log.warn(text) })
  clock.start()
  return clock
}

function startImports(db: Kysely<DataTables>, config: Config, log: Logger) {
  const ending = new AbortController()
  const imports = new ImportJobs(db, {
    run: runInWorker(addressOf(config), { ending: ending.signal }),
    tell: (error) => log.error({ err: error }, 'an import could not be checked'),
    ending: ending.signal,
  })
  const stopImports = async (): Promise<void> => {
    ending.abort()
    await imports.settled()
  }
  return { imports, stopImports }
}

async function keepLog(db: Kysely<never>, config: Config, log: Logger): Promise<() => Promise<void>> {
  const address = addressOf(config)
  if (!('sqliteFile' in address)) return async () => {}
  const run = runInWorker(address)
  const keeper = new LogKeeper({
    db,
    files: filesOf(address.sqliteFile),
    settle: () => run({ kind: 'tidy' }),
    tell: (error) => log.error({ err: error }, 'the log of SQLite could not be copied into its file'),
  })
  await keeper.start()
  return () => keeper.stop()
}

/** A part of the house sees its own tables only. */
function narrowed<Tables>(db: Kysely<AllTables>): Kysely<Tables> {
  return db as unknown as Kysely<Tables>
}

const noteOfOutbox =
  'There is no mail server (SMTP_URL), so messages are kept in the outbox: admins read them at /api/mail/outbox/.'

function noteOfOpenDatabase(config: Config): string | null {
  const address = addressOf(config)
  return 'sqliteFile' in address ? noteOfOpenFile(config.dataFolder, address.sqliteFile) : null
}

async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Where the data of an installation stand. */
function addressOf({ databaseUrl, dataFolder }: Config): DatabaseAddress {
  return databaseUrl === null
    ? { sqliteFile: join(dataFolder, 'msdat.sqlite') }
    : { postgresUrl: databaseUrl }
}

/** The database with its tables, and the built-in data in it. */
export async function openPrepared(
  config: Config,
  projectFolder: string,
  step = runQuietly,
): Promise<Database<AllTables>> {
  prepareDataFolder(config.dataFolder)
  const database = await step('Opening the database', () => openDatabase<AllTables>(addressOf(config)))
  try {
    await step('Preparing the tables', () => prepareTables(database, addressOf(config)))
    await step('Loading the data', () => loadBuiltIn(database, join(projectFolder, 'server', 'data')))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function prepareTables({ db, dialect }: Database<AllTables>, address: DatabaseAddress): Promise<void> {
  await migrate(db, allMigrations(dialect))
  if ('sqliteFile' in address) await refuseWithoutFigures(db, address.sqliteFile)
}

async function loadBuiltIn(database: Database<AllTables>, setFolder: string): Promise<void> {
  const db = narrowed<DataTables>(database.db)
  await importBuiltInSet({ ...database, db }, setFolder)
  await seedDashboards(db, join(setFolder, 'dashboards.json'))
  await seedNews(db, join(setFolder, 'news.json'))
  await seedArticles(db, join(setFolder, 'articles'))
  await seedFacilities(db, join(setFolder, 'facilities'))
  await keepStatistics(database)
}

async function prepareAccounts(
  db: Kysely<AllTables>,
  { outbox }: Mail,
  site: { publicUrl: string; texts: TextMessages | null } & Pick<Config, 'clientOrigins' | 'socialProviders'>,
): Promise<Accounts> {
  const secret = await installationSecret(narrowed<DataTables>(db), 'session_secret')
  return createAccounts({ db: narrowed<AccountTables>(db), outbox, config: { ...site, secret } })
}

/** The project's own plugins, through the pipeline of a stranger's. Answers those that failed. */
async function publishPlugins(registry: Registry, projectFolder: string): Promise<string[]> {
  const { failed } = await registry.publishFirstParty(join(projectFolder, 'plugins'))
  return failed
}
