import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compressAssets.ts'
import { listFiles } from './build/listFiles.ts'
import { listPages } from './build/listPages.ts'
import { serverFacts } from './build/serverFacts.ts'

const server = process.env['MSDAT_PUBLIC_URL'] ?? 'http://localhost:4300'

export default defineConfig({
  plugins: [react(), listFiles(), listPages(), compressAssets(), serverFacts(server)],
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Inlined assets would be data: addresses, which the content security policy does not let in.
    assetsInlineLimit: 0,
  },
  server: {
    port: 4310,
    proxy: { '/api': server, '/registry': server, '/frames': server },
  },
})
