import * as Type from 'typebox'
import { faultTextLength } from './faultText.ts'

const closed = { additionalProperties: false } as const
const FaultText = Type.String({ maxLength: faultTextLength })

/**
 * The host's only window message to a frame. It carries two ports. By the first, which leads to the gate, goes all that
 * the frame says. By the second comes what the page says: SharedCode, Boot, and then answers and events, which need not
 * wait for the gate. Pages from before there was a gate offer the first alone.
 */
export interface PortOffer {
  kind: 'msdat:port'
}

/**
 * What a frame says of itself on the port, outside the calls. `hello` comes from the shell as soon as it has
 * the port, `ready` after the first render; `failed` ends the frame, `error` is a fault the plugin survived.
 */
export const FrameSignal = Type.Union([
  Type.Object({ kind: Type.Literal('msdat:hello') }, closed),
  Type.Object({ kind: Type.Literal('msdat:ready') }, closed),
  Type.Object({ kind: Type.Literal('msdat:failed'), message: FaultText }, closed),
  Type.Object({ kind: Type.Literal('msdat:error'), message: FaultText }, closed),
])
export type FrameSignal = Type.Static<typeof FrameSignal>
