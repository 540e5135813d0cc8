// Installs, builds and runs the tests, with nothing but Node's own modules until the packages are there.
import { checkNodeVersion } from '../../server/bin/checkNodeVersion.mjs'

checkNodeVersion()
const { buildEverything } = await import('../../server/bin/buildProduct.mjs')
const { installPackages } = await import('../../server/bin/installPackages.mjs')
const { orExit } = await import('../../server/bin/StepFault.mjs')
await orExit(async () => {
  const untilCompiled = await installPackages()
  await buildEverything()
  await untilCompiled()
})
const { runTests } = await import('../dist/support/runTests.js')
process.exitCode = await runTests(process.argv.slice(2))
