import type { HostInput, HostMethodName, HostOutput } from '@msdat/sdk/contracts/bridge'
import type { Theme } from '@msdat/sdk/contracts/appearance'
import type { Permission } from '@msdat/sdk/contracts/manifest'
import type { LocalFault } from '@msdat/sdk/contracts/localFault'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { Selection } from '@msdat/sdk/contracts/selection'
import type { FrameFault } from './FrameFault.ts'
import type { ObservedCall } from './ObservedCall.ts'

/** Host methods that a frame's own session answers; the rest of the host never sees them. */
export type SessionMethodName =
  | 'settings.set'
  | 'ui.resize'
  | 'ui.cite'
  | 'ui.leave'
  | 'ui.expand'
  | 'ui.shareCard'
  | 'ui.painted'
  | 'events.publish'
  | 'reviews.signIn'

/** A card of a section, as its Share button names it. */
export interface SharedCard {
  id: string
  title: string
}

/** Which plugin asks. */
export interface Caller {
  plugin: string
  /** Shown to visitors. */
  name: string
  contribution: string
  /** The visitor has just pressed or keyed something inside the frame that asks, or chosen a command of it. */
  isAsked(): boolean
}

/**
 * One function for each host method, wired in main.tsx. Input has been checked and permission granted; what
 * is answered is checked again. Throw AppError to refuse. Equal questions about data are asked only once.
 */
export type HostMethodHandlers = {
  [Name in Exclude<HostMethodName, SessionMethodName>]: (
    input: HostInput<Name>,
    caller: Caller,
  ) => HostOutput<Name> | Promise<HostOutput<Name>>
}

/** Everything the frames need of the rest of the host. */
export interface HostServices {
  methods: HostMethodHandlers
  /** The looks of the page now, or how they would be in a scheme; call FrameHost.themeChanged when they change. */
  theme(scheme?: Theme['scheme']): Theme
  /** Null until there is a selection; call FrameHost.selectionChanged when it changes. */
  selection(): Selection | null
  /** Whether the page has a view to be looked at, or will in a moment; always, where left out. */
  hasView?(): boolean
  /** What the visitor lets this plugin do: what the release asks for less what was taken back. */
  granted(release: Release): readonly Permission[]
  /** Tell the registry; the author and the admins see it. Never throws. */
  reportFault(fault: FrameFault): void
  /** Where a fault of the local plugin came about in its author's source; null where nobody knows. Never throws. */
  traceFault?(local: Release, message: string): Promise<LocalFault | null>
  /** Id of the one card that the page shows; all where it is left out. */
  card?: string | null
  /** Opens the Share panel for a card; answers whether it did. Left out where nothing is shared. */
  shareCard?(card: SharedCard, caller: Pick<Caller, 'plugin' | 'contribution'>): boolean
  /** Opens the sign-in dialog; answers whether it did. Left out where nobody signs in. */
  signIn?(): boolean
  /** Told how long a frame took to start, where that is counted. */
  booted?(release: Release, milliseconds: number): void
  /** Told of a call that was refused for want of a permission. */
  refused?(release: Release): void
  /** Told of every call when it is over, where somebody looks on. */
  observe?(call: ObservedCall): void
}
