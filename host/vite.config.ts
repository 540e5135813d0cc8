import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compressAssets.ts'
import { listFiles } from './build/listFiles.ts'
import { listPages } from './build/listPages.ts'
import { refuseCircles } from './build/refuseCircles.ts'
import { routerInProduction } from './build/routerInProduction.ts'
import { serverFacts } from './build/serverFacts.ts'
import { slimTypeBox } from './build/slimTypeBox.ts'
import { withoutDescriptions } from './build/withoutDescriptions.ts'

const server = process.env['MSDAT_PUBLIC_URL'] ?? 'http://localhost:4300'

const shortName = (name: string): string =>
  name.startsWith('shared~') ? 'shared' : name.replace(/\.[a-z0-9]+$/, '')

export default defineConfig({
  plugins: [
    react(),
    withoutDescriptions(),
    slimTypeBox(),
    routerInProduction(),
    listFiles(),
    listPages(),
    refuseCircles(),
    compressAssets(),
    serverFacts(server),
  ],
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Inlined assets would be data: addresses, which the content security policy does not let in.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The names of shared parts would list all pages that share them.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${shortName(names[0] ?? '')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // What every page needs comes as one file: on a slow network each further file costs a round trip.
            { name: 'start', tags: ['$initial'], priority: 2 },
            // Schemas are made while their file is read, so they stand in a file that waits for none of the next ones.
            {
              name: 'contracts',
              test: /\/sdk\/(src|dist)\/(contracts|view)\//,
              minShareCount: 2,
              priority: 1.5,
            },
            // What several pages share: few files, at the price of some code that a page does not need.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 8_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 4310,
    proxy: { '/api': server, '/registry': server, '/frames': server },
  },
})
