import type { reportPluginFault } from '@msdat/sdk/contracts/faults'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'

/** What went wrong with a frame, as the registry hears of it. */
export type FrameFault = InputOf<typeof reportPluginFault>
/** `unreachable` is the server's failure and not the plugin's: nobody is told of it. */
export type FaultKind = FrameFault['kind'] | 'unreachable'
/** `kept_waiting`: it was silent while the browser was, so that nobody knows whose fault that is. */
export type FrameEnd = FaultKind | 'kept_waiting'
/** What keeps a plugin from being started: no connection, or a page without anything that it could follow. */
export type Hindrance = 'offline' | 'no_view'
/** Why nothing runs; where something hinders it, it was not even tried. */
export type FailureKind = FaultKind | Hindrance

/** What ends by itself as soon as the server can be reached, or a dashboard is open. */
export const isAwaited = (kind: FailureKind): boolean => ['offline', 'no_view', 'unreachable'].includes(kind)

/** What is there without the server, and what is not. */
export const keptText =
  'This page, its lists and what you have chosen are kept in this browser; figures, and the frame that draws them, come from the server.'

/** What the visitor reads on the card that stands in the frame's place. */
export const faultTexts: Record<FailureKind, string> = {
  unresponsive: 'It stopped answering, so it was stopped. The rest of the page is not affected.',
  unreadable:
    'It sent a message that takes too long, or too much memory, to read, so it was stopped. The rest of the page is not affected.',
  threw: 'It ran into an error of its own. The rest of the page is not affected.',
  no_handshake: 'It did not start in time.',
  flooded: 'It sent far more messages than it may, so it was stopped.',
  forged: 'It sent a message of a form that no plugin sends, so it was stopped.',
  took_focus:
    'It took the keyboard without being asked to, so it was stopped. What you type stays with the page.',
  navigated: 'It tried to leave its page, so it was stopped.',
  held_up_drawing: 'It held up the drawing of the page, or the browser, so it was stopped.',
  hoarded_frames: 'It took all frames that the browser gives a page, so it was stopped.',
  unreachable:
    'The server cannot be reached, so it could not be started. It comes by itself when that is back.',
  offline: `You are offline. ${keptText} This part comes by itself when the connection is back.`,
  no_view:
    'It follows what you look at on a dashboard, and there is none on this page. It comes with the next one.',
  refused_call: 'It asked for something it may not do.',
}
