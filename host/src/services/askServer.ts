import { call, type CallOptions } from '@msdat/sdk/adapters/call'
import { serverCalls, type ServerMethodName } from '@msdat/sdk/contracts/serverMethods'
import type { HostMethodHandlers } from '../frames/HostServices.ts'

/** A handler for each call of the server that a plugin makes through the page. */
export function askServer(options: CallOptions): Pick<HostMethodHandlers, ServerMethodName> {
  const handlers = Object.entries(serverCalls).map(([name, endpoint]) => [
    name,
    // The bridge has checked the input against the endpoint's own schema.
    (input: object) => call(endpoint as never, input as never, options),
  ])
  return Object.fromEntries(handlers) as Pick<HostMethodHandlers, ServerMethodName>
}
