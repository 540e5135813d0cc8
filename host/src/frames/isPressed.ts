/** Whether the visitor pressed something within the last seconds; a browser that cannot tell is believed. */
export const isPressed = ({ userActivation }: Navigator = navigator): boolean =>
  userActivation?.isActive ?? true
