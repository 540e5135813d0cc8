import { defineConfig } from 'vitest/config'

const built = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    // By default one core is left to whoever sits before the machine; of two that is half of the time.
    maxWorkers: '100%',
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
        // Browsers and servers under attack measure time, so nothing else runs beside them.
        test: {
          name: 'product',
          include: ['tests/{browser,hostile}/**/*.test.ts'],
          exclude: built,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // A product at fault fails twice; a machine that had other work for a moment does not. The report says
          // which test needed it.
          retry: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
