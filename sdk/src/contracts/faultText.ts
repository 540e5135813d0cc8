// Nothing here may need a library: the shell of every frame carries it.

/** Longest text of a fault that a host takes from a frame, in characters. */
export const faultTextLength = 2000

/** Modules of a frame by the address they were loaded from. */
export type ModuleAddresses = readonly (readonly [specifier: string, address: string])[]

/**
 * What a frame tells its host of a fault: what happened and the calls that led there. Modules bear their names in
 * it, since the addresses they were loaded from mean nothing outside the frame.
 */
export function faultText(error: unknown, modules: ModuleAddresses = []): string {
  let text = error instanceof Error ? stackOf(error) : String(error)
  for (const [specifier, address] of modules) text = text.replaceAll(address, specifier)
  return text.slice(0, faultTextLength)
}

/** Firefox and Safari leave the message out of the stack. */
function stackOf({ name, message, stack = '' }: Error): string {
  return stack && stack.includes(message) ? stack : `${name}: ${message}\n${stack}`.trimEnd()
}
