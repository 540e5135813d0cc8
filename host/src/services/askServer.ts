import { call, type CallOptions } from '@msdat/sdk/http/call'
import { serverMethodNames, type ServerMethodName } from '@msdat/sdk/contracts/serverMethodNames'
import type { Caller, HostMethodHandlers } from '../frames/HostServices.ts'

/** A handler for each call of the server that a plugin makes through the page. */
export function askServer(options: CallOptions): Pick<HostMethodHandlers, ServerMethodName> {
  const handlers = serverMethodNames.map((name) => [
    name,
    async (input: object, { plugin }: Caller) => {
      const [{ limitOf, serverCalls }, { takeShare }] = await Promise.all([
        import('@msdat/sdk/contracts/serverMethods'),
        import('./takeShare.ts'),
      ])
      takeShare(plugin, name, limitOf(name))
      // The bridge has checked the input against the endpoint's own schema.
      return call(serverCalls[name] as never, input as never, options)
    },
  ])
  return Object.fromEntries(handlers) as Pick<HostMethodHandlers, ServerMethodName>
}
