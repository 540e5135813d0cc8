import { buildProduct } from './buildProduct.mjs'
import { installPackages } from './installPackages.mjs'
import { orExit } from './StepFault.mjs'
import { inProject } from './project.mjs'

/** The server runs in this very process, so signals, exit code and output need no forwarding. */
export async function start() {
  await orExit(async () => {
    const untilCompiled = await installPackages()
    await buildProduct()
    await untilCompiled()
  })
  await import(inProject('server/dist/bundles/server.js').href)
}
