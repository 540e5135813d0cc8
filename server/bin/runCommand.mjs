import { compileServer } from './buildProduct.mjs'
import { installPackages } from './installPackages.mjs'
import { orExit } from './StepFault.mjs'
import { inProject } from './project.mjs'

/** Runs a command line of the server in this very process, after what it needs is there and not stale. */
export async function runCommand(path) {
  await orExit(async () => {
    const untilCompiled = await installPackages()
    await compileServer()
    await untilCompiled()
  })
  await import(inProject(`server/dist/${path}`).href)
}
