// Taken before a plugin can put others in their place.
const { apply } = Reflect
const { postMessage } = MessagePort.prototype

/**
 * Tells the page of each press of the visitor inside this frame, ahead of the keyboard that comes with it, and of each
 * key. The port is the shell's alone: whoever sees what stands in prototypes does not get to see it.
 */
export function tellPresses(realm: Window, port: MessagePort): void {
  const tell =
    (what: 'pressed' | 'keyed') =>
    ({ isTrusted }: Event): void => {
      if (isTrusted) apply(postMessage, port, [what])
    }
  for (const kind of ['mousedown', 'pointerup'] as const) realm.addEventListener(kind, tell('pressed'), true)
  realm.addEventListener('keydown', tell('keyed'), true)
}
