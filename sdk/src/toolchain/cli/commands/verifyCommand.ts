import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bundlerName } from '../../bundle/index.ts'
import { bundleZip } from '../../checks/index.ts'
import { loadZip } from '../loadZip.ts'
import { readSignedFile, type SignedFile } from '../signedFile.ts'
import { CliFault, type Terminal } from '../Terminal.ts'

const text = { type: 'string' } as const
const options = { key: text, bundle: text, zip: text, plugin: text } as const

/** One version of a plugin, as the signed file tells of it. */
interface Version {
  name: string
  zipDigest: string
  bundleDigest: string
  /** Null where the file does not tell. */
  bundler: string | null
}

/** Says whether a downloaded file was signed by a registry, and whether a module or a zip is what it speaks of. */
export async function verifyCommand(words: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const [path] = positionals
  if (path === undefined || !values.key) throw new CliFault(howTo)
  const file = await readSignedFile(path, values.key)
  terminal.say(`✓ The signature is of the key ${values.key}`)
  terminal.say(describe(file))
  if (values.bundle === undefined && values.zip === undefined) return 0
  const versions = versionsIn(file, values.plugin)
  const checks = [
    values.bundle === undefined ? true : await isItsBundle(values.bundle, versions, terminal),
    values.zip === undefined ? true : await isItsZip(values.zip, versions, terminal),
  ]
  return checks.every(Boolean) ? 0 : 1
}

const howTo =
  'Name the file and the public key: msdat-plugin verify index.json --key KEY. The key is the field "key" of /registry/index/; take it once, over a way you trust.'

function describe(file: SignedFile): string {
  if (file.kind === 'index') {
    const { sequence, issued_at, releases } = file.content
    return `  Index ${sequence} of ${issued_at}, with ${releases.length} releases`
  }
  const { plugin, version, builder, bundler, runtime, isolation, workflow, built_at } = file.content
  const lines = [
    `${plugin} ${version}, built ${built_at} by the ${builder} builder with ${bundler} on ${runtime}`,
    `Isolation: ${isolation}`,
    `Zip ${file.content.zip_digest}`,
    `Module ${file.content.bundle_digest}`,
    workflow && `Workflow: ${workflow.run} (${workflow.workflow} at ${workflow.commit})`,
  ]
  return lines.filter(Boolean).join('\n').replace(/^/gm, '  ')
}

function versionsIn(file: SignedFile, plugin: string | undefined): Version[] {
  if (file.kind === 'provenance') {
    const { plugin: id, version, zip_digest, bundle_digest, bundler } = file.content
    return [{ name: `${id} ${version}`, zipDigest: zip_digest, bundleDigest: bundle_digest, bundler }]
  }
  const releases = file.content.releases.filter((release) => !plugin || release.plugin === plugin)
  if (releases.length === 0) throw new CliFault(`The index lists no plugin ${plugin ?? ''}.`)
  return releases.map((release) => ({
    name: `${release.plugin} ${release.version}`,
    zipDigest: release.zip_digest,
    bundleDigest: release.bundle.digest,
    bundler: null,
  }))
}

async function isItsBundle(path: string, versions: readonly Version[], terminal: Terminal): Promise<boolean> {
  const content = await readFile(path).catch(() => {
    throw new CliFault(`There is no file ${path}.`)
  })
  const digest = digestOf(content)
  const found = versions.find(({ bundleDigest }) => bundleDigest === digest)
  if (found) terminal.say(`✓ ${path} is the module of ${found.name}`)
  else terminal.complain(`✗ ${path} is not the module that was signed: its SHA-256 is ${digest}`)
  return found !== undefined
}

/** The zip has to be the reviewed one, and to give the signed module when it is built here. */
async function isItsZip(path: string, versions: readonly Version[], terminal: Terminal): Promise<boolean> {
  const zip = await loadZip(path)
  const digest = digestOf(zip)
  const found = versions.find(({ zipDigest }) => zipDigest === digest)
  if (!found) {
    terminal.complain(`✗ ${path} is not the zip that was reviewed: its SHA-256 is ${digest}`)
    return false
  }
  terminal.say(`✓ ${path} is the reviewed zip of ${found.name}`)
  const bundled = await bundleZip(zip)
  if (!bundled.ok) {
    terminal.complain(`✗ It cannot be built here: ${bundled.faults.join(' ')}`)
    return false
  }
  if (bundled.bundle.digest === found.bundleDigest) {
    terminal.say(`✓ Built here with ${bundlerName}, it gives the same module, byte for byte`)
    return true
  }
  const other = found.bundler && found.bundler !== bundlerName ? ` It was built with ${found.bundler}.` : ''
  terminal.complain(
    `✗ Built here with ${bundlerName}, it gives another module: ${bundled.bundle.digest}.${other} Try with the version of this program that the registry runs.`,
  )
  return false
}

const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')
