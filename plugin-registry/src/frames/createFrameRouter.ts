import { randomBytes } from 'node:crypto'
import { Router, type Request, type Response } from 'express'
import { localFrameName } from '@msdat/sdk/contracts/localPlugin'
import { shellDocument, shellScript } from '@msdat/sdk/plugin/frame'
import { frameHeaders } from './framePolicy.ts'
import { isUnder, pluginOfHost } from './pluginOfHost.ts'

export interface FrameRouterOptions {
  /** Where frames of their own origin live, such as plugins.localhost:4300; empty where there is no such place. */
  pluginDomain: string
  /** Origins that may show frames: the addresses of the host's page. */
  hostOrigins: readonly string[]
  /** What of a running plugin, or of one on trial, shapes its policy; null where there is none of that name. */
  findRelease(plugin: string): Promise<{ network: readonly string[] } | null>
}

interface FrameCall {
  request: Request
  ancestors: readonly string[]
  response: Response
}

/** The host asks for a frame of this name to learn whether names under the plugin domain reach us. */
const probeName = 'probe'
/** Frames without a release: what runs in them reaches no server. */
const ownNames: readonly string[] = [probeName, localFrameName]

/**
 * Serves the frame document: `/frame` on a plugin's own host name, `/{plugin}/frame` (to be mounted at
 * /frames) on the host's. Nothing else is served on a plugin's host name. A frame reaches the servers its
 * plugin names only where the host asks for it, with ?network=on: the visitor may have said no. With ?embedded=on any
 * page may stand around it, and it reaches nothing: browsers ask every page up to the outermost one.
 */
export function createFrameRouter(options: FrameRouterOptions): Router {
  const router = Router()
  const send = frameSender(options)
  router.get('/frame', async (request, response, next) => {
    const plugin = pluginOfHost(request.headers.host, options.pluginDomain)
    if (plugin === null || !(await send(plugin, { request, ancestors: options.hostOrigins, response })))
      next()
  })
  router.get('/:plugin/frame', async (request, response, next) => {
    const isOwnHost = isUnder(request.headers.host, options.pluginDomain)
    if (isOwnHost || !(await send(request.params.plugin, { request, ancestors: [`'self'`], response })))
      next()
  })
  return router
}

function frameSender({ findRelease }: FrameRouterOptions) {
  let script: Promise<string> | null = null
  return async (plugin: string, { request, ancestors, response }: FrameCall): Promise<boolean> => {
    const release = ownNames.includes(plugin) ? { network: [] } : await findRelease(plugin)
    if (!release) return false
    const nonce = randomBytes(16).toString('base64')
    const document = shellDocument(await (script ??= shellScript()), nonce)
    const isEmbedded = request.query['embedded'] === 'on'
    const network = request.query['network'] === 'on' && !isEmbedded ? release.network : []
    response.set(frameHeaders({ nonce, network, ancestors: isEmbedded ? ['*'] : ancestors }))
    response.type('html').send(document)
    return true
  }
}
