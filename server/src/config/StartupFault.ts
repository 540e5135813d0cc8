/** The server cannot start. Each fault is one line for the person at the terminal. */
export class StartupFault extends Error {
  readonly faults: readonly string[]

  constructor(faults: string | readonly string[], options?: ErrorOptions) {
    const lines = typeof faults === 'string' ? [faults] : faults
    super(lines.join('\n'), options)
    this.name = 'StartupFault'
    this.faults = lines
  }
}
