import type { Theme } from '@msdat/sdk/contracts/appearance'
import type { ReactNode } from 'react'
import type { FrameState } from './FrameState.ts'
import type { PlacedSettings } from './SessionPlace.ts'

/** `<PluginFrame>` fills the width it is given and keeps its own height. */
export interface PluginFrameProps {
  plugin: string
  contribution: string
  /** Names the frame for screen readers and on the card that stands when it fails. */
  title: string
  /** From the dashboard's section; handed to the plugin as its settings. Restarts the frame when it changes. */
  options?: Record<string, unknown>
  /** What the visitor can set; the frame hears of every change. */
  settings?: PlacedSettings
  /** Where it is another one than that of the page. */
  scheme?: Theme['scheme']
  /** False: nothing is started; a running frame saves its state and is removed. Default true. */
  isActive?: boolean
  /** While it is not active: its frame is made ready out of sight, without the plugin. */
  isWarmed?: boolean
  /** Start at once instead of when it comes near view. */
  isEager?: boolean
  /** Shown in its place until its own first content is on the screen. */
  firstView?: ReactNode
  /** Said in its place until it comes; its title where this is left out. */
  waitingText?: string
  /** Height until the content is measured, for contributions whose manifest names none. Default 480. */
  placeholderHeight?: number
  /** Id of the element that gets the keyboard when the visitor leaves the frame with Escape. */
  titleElementId?: string
  /** The visitor pressed Turn off; without it the frame turns itself off for this visit. */
  onTurnOff?: () => void
  onStateChange?: (state: FrameState) => void
  /** Its first content is on the screen. */
  onPainted?: (() => void) | undefined
}
