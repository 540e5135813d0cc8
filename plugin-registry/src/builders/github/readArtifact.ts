import { readArchive } from '@msdat/sdk/toolchain/archive'
import { BuildReport, buildFiles } from '@msdat/sdk/contracts/buildProvenance'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { digestOf } from '../../artifacts/artifacts.ts'
import { GithubTrouble } from './GithubTrouble.ts'

/** What a workflow built, of the reviewed zip and with the digests it reports itself. */
export async function readArtifact(artifact: Buffer, zipDigest: string): Promise<Buffer> {
  const archive = await readArchive(artifact)
  if (archive.damage || archive.exceeded) throw refused('It is damaged, or larger than the platform takes.')
  const names = archive.entries.map(({ path }) => path).sort()
  if (names.join() !== Object.values(buildFiles).sort().join())
    throw refused(`It has to hold ${Object.values(buildFiles).join(' and ')}, and nothing else.`)
  const bundle = contentOf(archive.entries, buildFiles.bundle)
  const report = readReport(contentOf(archive.entries, buildFiles.report))
  if (report.zip_digest !== zipDigest) throw refused(`It was built from another zip: ${report.zip_digest}.`)
  const digest = digestOf(bundle)
  if (report.bundle.digest !== digest)
    throw refused(`The module has the digest ${digest}, and the workflow reports ${report.bundle.digest}.`)
  return bundle
}

type Entries = Awaited<ReturnType<typeof readArchive>>['entries']

function contentOf(entries: Entries, name: string): Buffer {
  const content = entries.find(({ path }) => path === name)?.content
  if (!content) throw refused(`${name} cannot be read.`)
  return content
}

function readReport(content: Buffer): BuildReport {
  const result = validate(BuildReport, parsed(content.toString('utf8')))
  if (!result.ok) throw refused(`${buildFiles.report} is not of the form that msdat-plugin build writes.`)
  return result.value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The artifact is not what was asked for: nothing of it is used. */
export const refused = (detail: string): GithubTrouble =>
  new GithubTrouble(
    `The artifact of the workflow was not taken. ${detail} Compare the workflow with .github/workflows/build-plugin.yml, see who can change it, then build again.`,
  )
