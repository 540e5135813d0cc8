/** Whether a visitor can go to a frame: it is displayed, and behind nothing that fills the window. */
export const isReachable = (frame: HTMLElement | null): boolean =>
  frame !== null && frame.closest('[inert]') === null && frame.checkVisibility()
