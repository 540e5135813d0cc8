import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeReference } from './makeReference.ts'
import { packSdk } from './packSdk.ts'

// Writes dist/package: the SDK as an npm package, what there is to know of it, and the reference for authors.
// Runs last, on what was built.

const sdkFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const folder = join(sdkFolder, 'dist', 'package')

await rm(folder, { recursive: true, force: true })
await mkdir(folder)
const { facts, content } = await packSdk(sdkFolder)
await writeFile(join(folder, basename(facts.file)), content)
await writeFile(join(folder, 'latest.json'), `${JSON.stringify(facts, null, 2)}\n`)
await writeFile(join(folder, 'reference.json'), JSON.stringify(makeReference(sdkFolder)))
process.stdout.write(`${String(facts.bytes).padStart(8)} B  ${basename(facts.file)}\n`)
