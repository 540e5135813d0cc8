import type { PortLike } from './penpal.ts'

/**
 * One port whose messages come by two ways: all that is sent goes by the first, and what comes by either is heard. The
 * other one has been started.
 */
export function joinPorts(own: MessagePort, other: MessagePort): PortLike {
  const both = [own, other]
  return {
    postMessage: (message, options) => own.postMessage(message, options),
    addEventListener: (type, listener) => both.forEach((port) => port.addEventListener(type, listener)),
    removeEventListener: (type, listener) => both.forEach((port) => port.removeEventListener(type, listener)),
    start: () => own.start(),
    close: () => both.forEach((port) => port.close()),
  }
}
