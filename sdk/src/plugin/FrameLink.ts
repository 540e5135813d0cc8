import type { Boot, FrameEvent, HostInput, HostMethodName, HostOutput, Reply } from '../contracts/bridge.ts'

/** What a plugin knows of where it runs. */
export type BootFacts = Omit<Boot, 'kind' | 'protocol' | 'modules' | 'entry'>

/** Asks the host. Never throws: what goes wrong comes as `{ ok: false, problem }`. */
export type CallHost = <Name extends HostMethodName>(
  name: Name,
  input: HostInput<Name>,
) => Promise<Reply<HostOutput<Name>>>

/** A plugin's one way to the host. The runtime makes it in a frame; the fake host makes it in tests. */
export interface FrameLink {
  readonly boot: BootFacts
  readonly call: CallHost
  /** Answers a function that stops listening. */
  listen(listener: (event: FrameEvent) => void): () => void
}
