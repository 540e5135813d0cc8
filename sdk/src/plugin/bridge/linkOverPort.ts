import type { Boot, FrameEvent, FrameMethods, Reply } from '../../contracts/bridge.ts'
import type { BootFacts, CallHost, FrameLink } from '../FrameLink.ts'
import { connectPort, type PortLike } from './penpal.ts'

/** The host, as a frame sees it. */
export interface RemoteHost {
  call(name: string, input: unknown): Promise<Reply<unknown>>
}

/** What the host may ask of the frame beside whether it lives. */
export interface FrameAnswers {
  getState(): string | null
  getPicture(): Promise<string | null>
}

/** The frame's end of the bridge. */
export function linkOverPort(boot: Boot, port: PortLike, answers: FrameAnswers): FrameLink {
  const listeners = new Set<(event: FrameEvent) => void>()
  const methods: FrameMethods = {
    ping: () => Promise.resolve(performance.now()),
    notify: async (event) => {
      listeners.forEach((listener) => listener(event))
    },
    getState: async () => answers.getState(),
    getPicture: () => answers.getPicture(),
  }
  const { remote } = connectPort<RemoteHost>(port, { ...methods })
  const call = async (name: string, input: unknown): Promise<Reply<unknown>> => {
    const host = await remote
    try {
      return await host.call(name, input)
    } catch (error) {
      return { ok: false, problem: { code: 'invalid_input', message: notSent(name, error) } }
    }
  }
  return {
    boot: factsOf(boot),
    call: call as CallHost,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function factsOf(boot: Boot): BootFacts {
  const { plugin, contribution, granted, theme, selection, options, settings, card, areCardsShared, state } =
    boot
  return { plugin, contribution, granted, theme, selection, options, settings, card, areCardsShared, state }
}

/** Only what the structured clone algorithm can copy may cross: no functions, no elements. */
function notSent(name: string, error: unknown): string {
  return `${name} could not be asked: ${error instanceof Error ? error.message : 'the input cannot be sent'}`
}
