/** A step before the start failed: one line for the person at the terminal, and what the tool said. */
export class StepFault extends Error {
  constructor(line, output = '') {
    super(line)
    this.name = 'StepFault'
    this.output = output
  }
}

/** Runs the steps; a fault is told and ends the process with exit code 1. */
export async function orExit(steps) {
  try {
    return await steps()
  } catch (error) {
    if (!(error instanceof StepFault)) throw error
    if (error.output) console.error(error.output.trimEnd())
    console.error(error.message)
    process.exit(1)
  }
}
