import { answerCalls } from '@msdat/sdk/plugin/bridge/bridge'
import { TokenBucket } from '@msdat/sdk/plugin/bridge/TokenBucket'
import { bucket, type Reply } from '@msdat/sdk/contracts/bridge'
import type { Permission } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { FrameHost } from './FrameHost.ts'
import { makeHandlers, type HandlerParts } from './makeHandlers.ts'
import type { RunningSession } from './RunningSession.ts'

interface CallParts {
  release: Release
  contribution: string
  session: HandlerParts['session']
  asking: RunningSession
  /** The first call of each method that was refused, where the plugin has not even asked for the permission. */
  onRefused(method: string, permission: Permission | null): void
}

/** What answers the calls of one frame, and writes them into the ledger. */
export function makeCalls(host: FrameHost, parts: CallParts) {
  const { release, contribution, session, asking, onRefused } = parts
  // What a local plugin keeps is apart from what the reviewed one of its id has kept.
  const plugin = host.isLocal(release.plugin) ? `local:${release.plugin}` : release.plugin
  // What was pressed on the page or in another frame was not for this one.
  const isAsked = (): boolean => asking.isUsed() || (asking.gate()?.isCommanded ?? false)
  const caller = { plugin, name: release.name, contribution, isAsked }
  const refused = new Set<string>()
  const answer = answerCalls({
    bucket: new TokenBucket(bucket),
    isGranted: (permission) => asking.isGranted(permission),
    record: (entry) => {
      host.ledger.record(release.plugin, entry)
      if (entry.refused === 'not_allowed') host.refused(release)
      if (entry.refused !== 'not_allowed' || refused.has(entry.method)) return
      refused.add(entry.method)
      // To say no is the visitor's right, no fault of the plugin, and no news to the visitor.
      const isAskedFor = release.permissions.some(({ name }) => name === entry.permission)
      if (!isAskedFor) onRefused(entry.method, entry.permission)
    },
    handlers: makeHandlers({ methods: host.services.methods, data: host.data, caller, session }),
  })
  return async (name: unknown, input: unknown): Promise<Reply<unknown>> => {
    const began = performance.now()
    const reply = await answer(name, input)
    const ms = performance.now() - began
    host.records.call({ plugin: release.plugin, contribution, method: name, input, ms, reply })
    host.services.observe?.({
      plugin: release.plugin,
      contribution,
      method: typeof name === 'string' ? name.slice(0, 60) : '(no name)',
      input,
      problem: reply.ok ? null : reply.problem,
      milliseconds: ms,
    })
    return reply
  }
}
