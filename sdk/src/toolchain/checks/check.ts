import type { Manifest } from '../../contracts/manifest.ts'
import type { Finding } from '../../contracts/submission.ts'
import type { Archive } from '../archive/readArchive.ts'
import type { SourceFacts } from './sources/readSources.ts'
import type { BundleOutcome } from '../bundle/bundlePlugin.ts'

/** A plugin the platform already knows, as far as checks need it. */
export interface KnownPlugin {
  id: string
  name: string
  /** Versions that are taken; of those that wait for a decision, the versions handed in. */
  versions: string[]
  isFirstParty: boolean
  /** Titles of its contributions, which visitors know it by. */
  titles: string[]
  /** Keys of its commands. */
  keys?: string[]
  /** Whether it belongs to who hands in this zip: to their account, or to an address proven to be theirs. */
  isOfSender: boolean
}

/** What the platform knows beside the zip. The CLI knows nothing of it and leaves it empty. */
export interface CheckContext {
  known?: KnownPlugin[]
  /**
   * Plugins of other people that nobody has decided about yet. Anyone can hand in anything, so they
   * are no reason to refuse a plugin: the reviewer is told of them.
   */
  waiting?: KnownPlugin[]
  isFirstParty?: boolean
}

/** What the checks look at. */
export interface Subject {
  archive: Archive
  /** Content by path; only files that could be read. */
  files: ReadonlyMap<string, Buffer>
  /** Null where manifestIsValid has findings. */
  manifest: Manifest | null
  sources: SourceFacts[]
  /** Null where the plugin could not come so far. */
  bundle: BundleOutcome | null
  context: CheckContext
}

type Told = Pick<Finding, 'title' | 'detail' | 'remedy'> & Partial<Pick<Finding, 'file' | 'line'>>
type Report = Record<'error' | 'warning' | 'note', (told: Told) => void>

/** A rule, named as a sentence that is true when it passes. */
export interface Check {
  rule: string
  look(subject: Subject, report: Report): void
}

// A hostile zip could cause a finding for each of a million bytes; the first few of each severity say enough. Counted
// together, many warnings would hide an error.
const mostPerRule = 20

/** Runs one check and answers what it found. */
export function runCheck(check: Check, subject: Subject): Finding[] {
  const findings: Finding[] = []
  const tell = (severity: Finding['severity']) => {
    let left = mostPerRule
    return (told: Told): void => {
      if (left-- > 0) findings.push({ rule: check.rule, severity, file: null, line: null, ...told })
    }
  }
  check.look(subject, { error: tell('error'), warning: tell('warning'), note: tell('note') })
  return findings.map(shorten)
}

/** Each of its texts may quote what the zip holds, and a page shows it. */
function shorten({ file, title, detail, remedy, ...rest }: Finding): Finding {
  return {
    ...rest,
    file: file && visible(file, 200),
    title: visible(title, 200),
    detail: visible(detail, 1000),
    remedy: visible(remedy, 1000),
  }
}

/** All but Latin letters and the marks of a sentence: control characters, too. */
const odd = /\p{Cc}|\p{Cf}|[^\0-\u024f\u2010-\u2027]/gu

/**
 * Names out of a zip may hold invisible characters, which a reviewer must see, and signs by the thousand for each of
 * which a browser has to look for a font.
 */
function visible(text: string, most: number): string {
  const shown = text.slice(0, most).replace(odd, (character) => {
    if (character === '\n') return character
    return `\\u{${character.codePointAt(0)?.toString(16)}}`
  })
  return shown.slice(0, most)
}
