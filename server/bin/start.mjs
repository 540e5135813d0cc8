// Installs, builds what is stale and runs the server, with nothing but Node's own modules.
import { checkNodeVersion } from './checkNodeVersion.mjs'

checkNodeVersion()
// Loaded only now: an old Node.js could not even parse the rest.
const { start } = await import('./startServer.mjs')
await start()
