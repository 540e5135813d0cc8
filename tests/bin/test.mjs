// Installs, builds and runs every test, with nothing but Node's own modules until the packages are there.
import { checkNodeVersion } from '../../server/bin/checkNodeVersion.mjs'

checkNodeVersion()
const { buildEverything } = await import('../../server/bin/buildProduct.mjs')
const { installPackages } = await import('../../server/bin/installPackages.mjs')
const { orExit } = await import('../../server/bin/StepFault.mjs')
await orExit(async () => {
  await installPackages()
  await buildEverything()
})
const { runTests } = await import('../dist/support/runTests.js')
process.exitCode = await runTests(process.argv.slice(2))
