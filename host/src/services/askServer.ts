import { call, type CallOptions } from '@msdat/sdk/http/call'
import { serverMethodNames, type ServerMethodName } from '@msdat/sdk/contracts/serverMethodNames'
import type { HostMethodHandlers } from '../frames/HostServices.ts'

/** A handler for each call of the server that a plugin makes through the page. */
export function askServer(options: CallOptions): Pick<HostMethodHandlers, ServerMethodName> {
  const handlers = serverMethodNames.map((name) => [
    name,
    async (input: object) => {
      const { serverCalls } = await import('@msdat/sdk/contracts/serverMethods')
      // The bridge has checked the input against the endpoint's own schema.
      return call(serverCalls[name] as never, input as never, options)
    },
  ])
  return Object.fromEntries(handlers) as Pick<HostMethodHandlers, ServerMethodName>
}
