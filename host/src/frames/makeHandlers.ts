import type { BridgeHandlers } from '@msdat/sdk/plugin/bridge/bridge'
import type { HostInput } from '@msdat/sdk/contracts/bridge'
import { AppError } from '@msdat/sdk/contracts/problem'
import { serverMethodNames, type ServerMethodName } from '@msdat/sdk/contracts/serverMethodNames'
import type { DataBroker } from './DataBroker.ts'
import type { Caller, HostMethodHandlers, SessionMethodName } from './HostServices.ts'

type SessionHandlers = Pick<BridgeHandlers, SessionMethodName>

export interface HandlerParts {
  methods: HostMethodHandlers
  data: DataBroker
  session: SessionHandlers
  caller: Caller
}

/** Every host method as one frame's bridge needs it. */
export function makeHandlers({ methods, data, session, caller }: HandlerParts): BridgeHandlers {
  return {
    ...session,
    'data.catalog': (input) => data.ask('data.catalog', input, caller),
    'data.query': (input) => data.ask('data.query', input, caller),
    'data.coverage': (input) => data.ask('data.coverage', input, caller),
    'data.citations': (input) => data.ask('data.citations', input, caller),
    ...serverHandlers(data, caller),
    'assistant.begin': (input) => methods['assistant.begin'](input, caller),
    'assistant.read': (input) => methods['assistant.read'](input, caller),
    'assistant.cancel': (input) => methods['assistant.cancel'](input, caller),
    'reviews.list': (input) => data.inTurn(caller, () => methods['reviews.list'](input, caller)),
    'reviews.add': (input) => data.inTurn(caller, () => methods['reviews.add'](input, caller)),
    'selection.get': (input) => methods['selection.get'](input, caller),
    'selection.set': (input) => methods['selection.set'](input, caller),
    'storage.get': (input) => methods['storage.get'](input, caller),
    'storage.set': (input) => methods['storage.set'](input, caller),
    'storage.remove': (input) => methods['storage.remove'](input, caller),
    'storage.keys': (input) => methods['storage.keys'](input, caller),
    'ui.notify': (input) => methods['ui.notify'](input, caller),
    'ui.announce': (input) => methods['ui.announce'](input, caller),
    'files.save': (input) => methods['files.save'](checkedFile(input), caller),
    'files.prepare': (input) => methods['files.prepare'](input, caller),
    'page.capture': (input) => methods['page.capture'](input, caller),
    'visitor.position': (input) => methods['visitor.position'](input, caller),
    'page.getAppearance': (input) => methods['page.getAppearance'](input, caller),
    'page.setAppearance': (input) => methods['page.setAppearance'](input, caller),
  }
}

/** Questions to the server, each asked once for all frames. */
function serverHandlers(data: DataBroker, caller: Caller): Pick<BridgeHandlers, ServerMethodName> {
  const handlers = serverMethodNames.map((name) => [
    name,
    (input: HostInput<typeof name>) => data.ask(name, input, caller),
  ])
  return Object.fromEntries(handlers) as Pick<BridgeHandlers, ServerMethodName>
}

/** Bytes are no JSON, so the schema cannot check them. */
function checkedFile(input: HostInput<'files.save'>): HostInput<'files.save'> {
  const bytes: unknown = input.bytes
  if (!(bytes instanceof Uint8Array))
    throw new AppError('invalid_input', 'files.save: bytes must be a Uint8Array.')
  return input
}
