import type { PortLike } from './penpal.ts'

/**
 * One port whose messages come by two ways: all that is sent goes by the first, and what comes by either is heard. The
 * other one has been started. It ends with the frame: to let go of it before would hand it to methods that a plugin has
 * put in place of others.
 */
export function joinPorts(own: MessagePort, other: MessagePort): PortLike {
  const both = [own, other]
  return {
    postMessage: (message, options) => own.postMessage(message, options),
    addEventListener: (type, listener) => both.forEach((port) => port.addEventListener(type, listener)),
    removeEventListener() {},
    start: () => own.start(),
    close() {},
  }
}
