/** What the shell asks the plugin's side for; it is kept small, so the answers come from here. */
export interface FrameFacts {
  /** Whether a list, a calendar or a menu is open. */
  hasList?: () => boolean
  /** Whether nothing in the frame has its keyboard, as where Tab has just led out of it. */
  isLeft?: () => boolean
}
