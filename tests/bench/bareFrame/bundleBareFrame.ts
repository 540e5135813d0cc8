import { build } from 'esbuild'
import type { Selection } from '@msdat/sdk/contracts/selection'
import { inProject } from '../../support/project.ts'
import type { Given } from './answerFrames.ts'

/** The view, the runtime and all they import, as one script; nothing of it differs from what the product runs. */
export function bundleFrame(selection: Selection): Promise<string> {
  return bundle(`
    import './plugins/indicator-overview/src/main.tsx'
    import { startPlugin } from './sdk/dist/plugin/startPlugin.js'
    import { startInFrame } from './tests/dist/bench/bareFrame/startInFrame.js'
    startInFrame(startPlugin, ${JSON.stringify(selection)})`)
}

/** The page around it, with the data. */
export function bundlePage(given: Given): Promise<string> {
  return bundle(`
    import { answerFrames } from './tests/dist/bench/bareFrame/answerFrames.js'
    answerFrames(${JSON.stringify(given)})`)
}

/** With the settings of the sdk's own shared modules. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: inProject('.'), loader: 'tsx' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [script] = outputFiles
  if (!script) throw new Error('The bare frame came to no script.')
  return script.text
}
