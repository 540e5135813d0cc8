// Writes a simulated data set, with nothing but Node's own modules until the server is compiled.
import { checkNodeVersion } from './checkNodeVersion.mjs'

checkNodeVersion()
const { runCommand } = await import('./runCommand.mjs')
await runCommand('simulate/cli.js')
