import type { CallHost } from './FrameLink.ts'
import { currentFrame } from './currentFrame.ts'

const call: CallHost = (name, input) => currentFrame().link.call(name, input)

/** Everything a plugin can ask of the host: contracts/hostMethods lists it. */
export const host: { readonly call: CallHost } = { call }
