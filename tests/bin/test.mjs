// Installs, builds and runs the tests, with nothing but Node's own modules until the packages are there.
import { checkNodeVersion } from '../../server/bin/checkNodeVersion.mjs'

checkNodeVersion()
const { buildEverything } = await import('../../server/bin/buildProduct.mjs')
const { installPackages } = await import('../../server/bin/installPackages.mjs')
const { orExit } = await import('../../server/bin/StepFault.mjs')
const untilCompiled = await orExit(async () => {
  const compiled = await installPackages()
  await buildEverything()
  return compiled
})
const { runTests } = await import('../dist/support/runTests.js')
process.exitCode = await runTests(process.argv.slice(2), () => orExit(untilCompiled))
