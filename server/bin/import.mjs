// Takes figures in from a file, with nothing but Node's own modules until the server is compiled.
import { checkNodeVersion } from './checkNodeVersion.mjs'

checkNodeVersion()
const { runCommand } = await import('./runCommand.mjs')
await runCommand('import/cli.js')
