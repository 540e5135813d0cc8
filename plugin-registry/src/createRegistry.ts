import type { Request, Router } from 'express'
import type { Kysely } from 'kysely'
import type { Actor, Serve } from '@msdat/sdk/http/serve'
import { checkAuditTrail, getAuditTrail } from '@msdat/sdk/contracts/audit'
import { listPluginFaults, reportPluginFault } from '@msdat/sdk/contracts/faults'
import { listReleaseFigures, reportFrameFigures } from '@msdat/sdk/contracts/frameFigures'
import * as contracts from '@msdat/sdk/contracts/registry'
import { sharedModules } from '@msdat/sdk/plugin/frame'
import { checkAudit } from './audit/checkAudit.ts'
import { readAudit, type NamesOf } from './audit/readAudit.ts'
import { removeUnusedArtifacts } from './artifacts/removeUnusedArtifacts.ts'
import { serveArtifacts } from './artifacts/serveArtifacts.ts'
import type { RegistryTables } from './db/RegistryTables.ts'
import { createGithubBuilder } from './builders/github/githubBuilder.ts'
import type { GithubSettings } from './builders/github/GithubSettings.ts'
import { localBuilder } from './builders/localBuilder.ts'
import { serveSources } from './builders/sourceLinks.ts'
import { readFaults } from './faults/readFaults.ts'
import { reportFault } from './faults/reportFault.ts'
import { addFigures } from './figures/addFigures.ts'
import { readFigures } from './figures/readFigures.ts'
import { createFrameRouter } from './frames/createFrameRouter.ts'
import { publishFirstParty, type Published } from './firstParty/publishFirstParty.ts'
import { runIsolated } from './isolation/runIsolated.ts'
import type { JobTools } from './jobs/JobTools.ts'
import { JobWorker } from './jobs/JobWorker.ts'
import type { Log } from './Log.ts'
import { createChange } from './createChange.ts'
import { mountDeployments } from './mountDeployments.ts'
import { mountPluginSubmissions } from './mountPluginSubmissions.ts'
import { mountReview } from './mountReview.ts'
import { mountTrials } from './mountTrials.ts'
import { mountSubmissions } from './mountSubmissions.ts'
import { IndexReader } from './releases/IndexReader.ts'
import { shareModules, type BuiltModule } from './releases/shareModules.ts'
import { loadSigningKey, type SigningKey } from './releases/SigningKey.ts'
import type { TellAuthor } from './states/tellAuthor.ts'
import { findTrialFrame, isTrialFrame } from './trials/trialFrames.ts'
import { queueLimits, type QueueLimits } from './submissions/refuseFullQueue.ts'
import type { Admins } from './submissions/readReview.ts'
import { serveZips } from './submissions/serveZips.ts'

export interface RegistrySettings {
  db: Kysely<RegistryTables>
  actorOf(request: Request): Promise<Actor | null>
  /** The address of an account, lower case, where it was proven to be theirs; else null. */
  provenAddressOf?(account: string): Promise<string | null>
  /** The accounts that are admins now, by id: an approval by any other no longer counts. */
  adminsNow(): Promise<Admins>
  /** Names the accounts of the audit trail for those who read it. */
  namesOf?: NamesOf
  /** The modules that plugins share, read at the start; those of the sdk unless a test gives others. */
  sharedModules?(): Promise<readonly BuiltModule[]>
  /** Told what became of a plugin: its author should know, and the admins where it waits for them. */
  tellAuthor?: TellAuthor
  log: Log
  /** How checks and builds are run; in processes of their own unless a test says otherwise. */
  isolate?: JobTools['isolate']
  /** Has a workflow at GitHub build what is approved; without it, this machine does. */
  github?: GithubSettings | undefined
  /** Whether this process does the background work; another one must where this is false. */
  isBuilder?: boolean
  /** What may wait for a decision, where it differs from the usual. */
  queue?: Partial<QueueLimits>
  /** Milliseconds between two looks for bytes that nobody needs any more. */
  tidyMs?: number
}

export interface Registry {
  /** `serve` holds the limits that the contracts set; the router takes what is no endpoint. */
  mount(serve: Serve, router: Router): void
  /** Makes the key and the index ready, and begins the background work; after the migrations. */
  start(): Promise<void>
  stop(): Promise<void>
  publishFirstParty(folder: string): Promise<Published>
  /** What runs of a plugin; null where it does not run. */
  findRelease(plugin: string): Promise<contracts.Release | null>
  /** Digests of all code that a plugin needs to run; empty where it does not run. */
  findModules(plugin: string): Promise<string[]>
  /** Public half of the key that signs the index, base64; after start. */
  publicKey(): string
  /**
   * The frame documents of running plugins, and all that is served on plugins' own host names:
   * where those live, such as plugins.localhost:4300, and the origins of pages that may show frames.
   */
  framesRouter(frames: { pluginDomain: string; hostOrigins: readonly string[] }): Router
}

const hour = 60 * 60 * 1000

/** The plugin registry: submissions, checks, review, builds, releases and the signed index. */
export function createRegistry(settings: RegistrySettings): Registry {
  const { db, log, adminsNow } = settings
  const index = new IndexReader(db)
  let loadedKey: SigningKey | null = null
  const key = (): SigningKey => {
    if (!loadedKey) throw new Error('The plugin registry is used before it is ready.')
    return loadedKey
  }
  const isolate = settings.isolate ?? runIsolated
  const tell = settings.tellAuthor ?? (() => Promise.resolve())
  const { github } = settings
  const builder = github ? createGithubBuilder({ settings: github, local: localBuilder }) : localBuilder
  const worker = new JobWorker(db, { key, onRelease: () => index.forget(), isolate, builder, tell }, log)
  let readiness: Promise<void> | null = null
  const ready = (): Promise<void> => (readiness ??= prepare())
  const prepare = async (): Promise<void> => {
    loadedKey = await loadSigningKey(db)
    await shareModules(db, loadedKey, await (settings.sharedModules ?? sharedModules)())
    index.forget()
  }
  let tidying: ReturnType<typeof setInterval> | undefined
  const tidy = (): void =>
    void removeUnusedArtifacts(db).catch((error: unknown) =>
      log.warn(
        `Bytes that nobody needs were not removed: ${error instanceof Error ? error.message : String(error)}`,
      ),
    )
  return {
    mount(serve, router) {
      const queue = { ...queueLimits, ...settings.queue }
      const provenAddressOf = settings.provenAddressOf ?? (() => Promise.resolve(null))
      const change = createChange({ db, worker, index, tell })
      const authors = { db, queue, provenAddressOf, change }
      mountSubmissions(serve, authors)
      mountPluginSubmissions(serve, { ...authors, key, adminsNow })
      mountReview(serve, { db, change, adminsNow })
      mountTrials(serve, { db, worker })
      mountDeployments(serve, { db, key, change })
      mountPublic(serve, { db, key, index, namesOf: settings.namesOf ?? (async () => new Map()) })
      serveSources(router, db)
      serveZips(router, db, settings.actorOf)
      serveArtifacts(router, db)
    },
    async start() {
      await ready()
      if (!(settings.isBuilder ?? true)) return
      await removeUnusedArtifacts(db)
      tidying = setInterval(tidy, settings.tidyMs ?? hour)
      // A process that has nothing else to do may end.
      tidying.unref()
      worker.start()
    },
    stop() {
      clearInterval(tidying)
      return worker.stop()
    },
    async publishFirstParty(folder) {
      await ready()
      return publishFirstParty({ db, worker, log }, folder)
    },
    findRelease: (plugin) => index.release(plugin),
    findModules: (plugin) => index.modules(plugin),
    publicKey: () => key().publicKey,
    framesRouter: (frames) =>
      createFrameRouter({
        ...frames,
        findRelease: (name) => (isTrialFrame(name) ? findTrialFrame(db, name) : index.release(name)),
      }),
  }
}

interface PublicParts {
  db: Kysely<RegistryTables>
  key: () => SigningKey
  index: IndexReader
  namesOf: NamesOf
}

function mountPublic(serve: Serve, { db, key, index, namesOf }: PublicParts): void {
  serve(contracts.getIndex, async (_, context) => {
    const signed = await index.signed()
    // Asked for every few seconds by each open page, and answered with 304 as long as nothing changed.
    context.setHeader('Cache-Control', 'no-cache')
    // The signature is over the whole list, which so need not be digested for each page.
    context.setHeader('ETag', `W/"${signed.signature}"`)
    return signed
  })
  serve(getAuditTrail, (filter) => readAudit(db, filter, namesOf))
  serve(checkAuditTrail, (kept) => checkAudit(db, key(), kept))
  serve(reportFrameFigures, async ({ counts }) => {
    await addFigures(db, index, counts)
    return { message: 'Thank you. The author and the admins can see it.' }
  })
  serve(listReleaseFigures, async ({ plugin }) => ({
    figures: (await readFigures(db, [plugin])).get(plugin) ?? [],
  }))
  serve(listPluginFaults, (filter) => readFaults(db, filter))
  serve(reportPluginFault, async (fault) => {
    await reportFault(db, fault)
    return { message: 'Thank you. The author and the admins can see it.' }
  })
}
