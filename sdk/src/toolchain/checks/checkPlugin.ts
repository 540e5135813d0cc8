import { bundlePlugin } from '../bundle/bundlePlugin.ts'
import type { Manifest } from '../../contracts/manifest.ts'
import type { Finding, SubmittedFile } from '../../contracts/submission.ts'
import { readArchive } from '../archive/readArchive.ts'
import { runCheck, type Check, type CheckContext, type Subject } from './check.ts'
import { archiveIsReadable } from './rules/archiveIsReadable.ts'
import { archiveIsWithinLimits } from './rules/archiveIsWithinLimits.ts'
import { bundleIsWithinBudget } from './rules/bundleIsWithinBudget.ts'
import { commandsAreHandled } from './rules/commandsAreHandled.ts'
import { commandsAreUsable } from './rules/commandsAreUsable.ts'
import { contributionsAreComplete } from './rules/contributionsAreComplete.ts'
import { settingsAreUsable } from './rules/settingsAreUsable.ts'
import { settingsAskForNoSecret } from './rules/settingsAskForNoSecret.ts'
import { contributionsAreDefined } from './rules/contributionsAreDefined.ts'
import { entryExists } from './rules/entryExists.ts'
import { filesBelongInAPlugin } from './rules/filesBelongInAPlugin.ts'
import { isTextType } from '../archive/fileTypes.ts'
import { idBelongsToSubmitter } from './rules/idBelongsToSubmitter.ts'
import { idIsNotConfusable } from './rules/idIsNotConfusable.ts'
import { importsAreShared } from './rules/importsAreShared.ts'
import { manifestIsValid } from './rules/manifestIsValid.ts'
import { namesAreNotReserved } from './rules/namesAreNotReserved.ts'
import { networkIsDeclared } from './rules/networkIsDeclared.ts'
import { pathsAreDistinct } from './rules/pathsAreDistinct.ts'
import { pathsAreSafe } from './rules/pathsAreSafe.ts'
import { permissionsUsedAreDeclared } from './rules/permissionsUsedAreDeclared.ts'
import { readManifest } from './readManifest.ts'
import { sdkIsSupported } from './rules/sdkIsSupported.ts'
import { sourceAvoidsBannedPatterns } from './rules/sourceAvoidsBannedPatterns.ts'
import { sourceIsReadable } from './rules/sourceIsReadable.ts'
import { svgIsSafe } from './rules/svgIsSafe.ts'
import { textHasNoHiddenUnicode } from './rules/textHasNoHiddenUnicode.ts'
import { topicsAreOwn } from './rules/topicsAreOwn.ts'
import { topicsUsedAreDeclared } from './rules/topicsUsedAreDeclared.ts'
import { typesMatchMagicBytes } from './rules/typesMatchMagicBytes.ts'
import { versionIsNew } from './rules/versionIsNew.ts'
import { textsAreLight } from './rules/textsAreLight.ts'
import { textsCanBeRead } from './rules/textsCanBeRead.ts'
import { wordsAreOfOneScript } from './rules/wordsAreOfOneScript.ts'
import { readSources } from './sources/readSources.ts'

const archiveChecks: readonly Check[] = [
  archiveIsReadable,
  archiveIsWithinLimits,
  pathsAreSafe,
  pathsAreDistinct,
]

const fileChecks: readonly Check[] = [
  filesBelongInAPlugin,
  typesMatchMagicBytes,
  textHasNoHiddenUnicode,
  svgIsSafe,
]

const manifestChecks: readonly Check[] = [
  manifestIsValid,
  entryExists,
  contributionsAreComplete,
  commandsAreUsable,
  topicsAreOwn,
  settingsAreUsable,
  settingsAskForNoSecret,
  sdkIsSupported,
  networkIsDeclared,
  versionIsNew,
  idIsNotConfusable,
  idBelongsToSubmitter,
  namesAreNotReserved,
  textsAreLight,
  textsCanBeRead,
  wordsAreOfOneScript,
]

const sourceChecks: readonly Check[] = [
  sourceIsReadable,
  sourceAvoidsBannedPatterns,
  permissionsUsedAreDeclared,
  contributionsAreDefined,
  commandsAreHandled,
  topicsUsedAreDeclared,
]

const bundleChecks: readonly Check[] = [importsAreShared, bundleIsWithinBudget]

export interface CheckedPlugin {
  /** Whether it may go on: no finding is an error. */
  isFit: boolean
  findings: Finding[]
  /** Null where the zip has no valid manifest. */
  manifest: Manifest | null
  files: SubmittedFile[]
  /** Of the built code; null where it could not be built. */
  bundleBytes: number | null
}

/**
 * Runs every check over a plugin's zip and answers all findings at once. Writes nothing to disk. The last checks are
 * those of the platform alone, and run where no other has found an error.
 */
export async function checkPlugin(
  zip: Uint8Array,
  context: CheckContext = {},
  lastChecks: readonly Check[] = [],
): Promise<CheckedPlugin> {
  const archive = await readArchive(zip)
  const files = new Map<string, Buffer>()
  for (const { path, content } of archive.entries)
    if (content && !path.endsWith('/')) files.set(path, content)
  const { manifest } = readManifest(files)
  const subject: Subject = { archive, files, manifest, sources: [], bundle: null, context }
  const findings = archiveChecks.flatMap((check) => runCheck(check, subject))
  // Sources of a zip that breaks the archive's rules are not parsed: they may be made to hurt a parser.
  const isSound = isFit(findings) && archive.damage === null && archive.exceeded === null
  findings.push(...[...fileChecks, ...manifestChecks].flatMap((check) => runCheck(check, subject)))
  if (isSound) {
    subject.sources = readSources(files)
    findings.push(...sourceChecks.flatMap((check) => runCheck(check, subject)))
  }
  const canBundle =
    isSound && manifest && files.has(manifest.entry) && subject.sources.every(({ problem }) => !problem)
  if (canBundle) {
    subject.bundle = await bundlePlugin(files, manifest.entry)
    findings.push(...bundleChecks.flatMap((check) => runCheck(check, subject)))
  }
  if (isFit(findings)) findings.push(...lastChecks.flatMap((check) => runCheck(check, subject)))
  const listed = isSound ? describeFiles(subject) : []
  const bundleBytes = subject.bundle?.ok ? subject.bundle.bytes : null
  return { isFit: isFit(findings) && manifest !== null, findings, manifest, files: listed, bundleBytes }
}

/** The list is kept, so only a sound archive has one: the names in any other can be of any length. */
function describeFiles({ files }: Subject): SubmittedFile[] {
  return [...files]
    .map(([path, content]) => ({ path, bytes: content.length, isText: isTextType(path) }))
    .sort((left, right) => (left.path < right.path ? -1 : 1))
}

function isFit(findings: readonly Finding[]): boolean {
  return !findings.some(({ severity }) => severity === 'error')
}
