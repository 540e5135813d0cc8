import { defineConfig } from 'vitest/config'

const built = ['**/node_modules/**', '**/dist/**']
/** Tests that hold times or memory against a limit. */
const measuring = [
  'tests/browser/{frames,frameEscapes}.test.ts',
  'tests/hostile/{misbehavingPlugins,zips,killedServer}.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{sdk,host,server,plugin-registry,plugins/*}/src/**/*.test.{ts,tsx}'],
          exclude: built,
          testTimeout: 15_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'project',
          include: ['tests/{architecture,contract,support}/**/*.test.ts'],
          exclude: built,
          testTimeout: 60_000,
          hookTimeout: 90_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Each has a server and a browser of its own, which wait more than they work.
        test: {
          name: 'pages',
          include: ['tests/{browser,hostile}/**/*.test.ts'],
          exclude: [...built, ...measuring],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Nothing else runs beside these.
        test: {
          name: 'product',
          include: measuring,
          exclude: built,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
