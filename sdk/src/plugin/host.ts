import type { CallHost } from './FrameLink.ts'
import { currentFrame } from './currentFrame.ts'

const call: CallHost = (name, input) => currentFrame().link.call(name, input)

/** Everything a plugin can ask of the host: `hostMethods` in contracts/bridge lists it. */
export const host: { readonly call: CallHost } = { call }
