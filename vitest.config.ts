import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { compiledFiles, fromCompiled } from './tests/support/fromCompiled.ts'
import { LongestFirst } from './tests/support/LongestFirst.ts'

const built = ['**/node_modules/**', '**/dist/**']

/** `npm test` compiles first, and says so; by itself vitest takes the sources, as they are now. */
const isCompiled = process.env['MSDAT_TEST_COMPILED'] === 'yes'

/** A busy machine takes seconds for what takes others none. */
const patient = { expect: { poll: { timeout: 20_000 } } }

/** Node loads what is compiled, once; run by vitest a module could be there twice, with two of each class. */
const native = { server: { deps: { external: [compiledFiles] } } }

/** Tests of the running product. */
const ofProduct = {
  exclude: built,
  testTimeout: 120_000,
  hookTimeout: 300_000,
  // A product at fault fails each time; a machine that had other work for a moment does not. The report
  // says which test needed it.
  retry: 2,
  maxConcurrency: 3,
  ...patient,
  ...native,
}

const ofProject = {
  exclude: built,
  // A first start builds all plugins; on a busy machine that takes minutes.
  testTimeout: 240_000,
  hookTimeout: 300_000,
  ...patient,
  ...native,
}

export default defineConfig({
  test: {
    // Two more than there are cores: much of it is waiting, for a server's first start, a frame's deadline,
    // a build, a page of another process.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: isCompiled ? [fromCompiled] : [],
        test: {
          name: 'unit',
          ...native,
          include: ['{sdk,host,server,plugin-registry,{plugins,sdk/templates}/*}/src/**/*.test.{ts,tsx}'],
          exclude: built,
          // For one that never ends: on a busy machine a few seconds can become many.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...patient,
          // Loading the modules anew for each file took longer than all of its tests.
          isolate: false,
        },
      },
      // They share what is read of the sources.
      {
        test: {
          name: 'sources',
          include: ['tests/{architecture,specification}/**/*.test.ts'],
          isolate: false,
          ...ofProject,
        },
      },
      { test: { name: 'project', include: ['tests/{contract,support}/**/*.test.ts'], ...ofProject } },
      { test: { name: 'product', include: ['tests/{browser,hostile}/**/*.test.ts'], ...ofProduct } },
      // Every page, walk and kill that takes long: `npm run test:all` runs it too.
      { test: { name: 'release', include: ['tests/release/**/*.test.ts'], ...ofProduct } },
    ],
  },
})
