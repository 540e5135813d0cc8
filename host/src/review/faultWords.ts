import type { PluginFault } from '@msdat/sdk/contracts/faults'

/** What a plugin did, as admins and authors read it. */
export const faultWords: Record<PluginFault['kind'], string> = {
  unresponsive: 'Stopped answering',
  unreadable: 'Sent what cannot be unpacked',
  threw: 'Threw an error',
  no_handshake: 'Did not start',
  flooded: 'Sent too many messages',
  forged: 'Sent messages that no call has',
  took_focus: 'Took the keyboard without a press',
  navigated: 'Tried to leave its page',
  held_up_drawing: 'Held up the drawing of the page',
  hoarded_frames: 'Took all frames of the page',
  refused_call: 'Called what it may not',
}
