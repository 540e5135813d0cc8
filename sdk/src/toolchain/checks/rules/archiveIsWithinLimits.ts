import { archiveLimits } from '../../../contracts/archiveLimits.ts'
import type { ArchiveLimit } from '../../archive/readArchive.ts'
import type { Check } from '../check.ts'
import { isBlownUp } from './manifestIsValid.ts'

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`

const sayings: Record<ArchiveLimit, { title: string; detail: string; remedy: string }> = {
  zipBytes: {
    title: 'The zip is too large',
    detail: `A zip may have up to ${megabytes(archiveLimits.zipBytes)}.`,
    remedy: 'Leave out what the plugin does not need; shrink pictures.',
  },
  files: {
    title: 'The zip holds too many files',
    detail: `A zip may hold up to ${archiveLimits.files} files; reading stopped there.`,
    remedy: 'Pack only the manifest, src, assets and the README; never node_modules.',
  },
  inflatedBytes: {
    title: 'The zip unpacks to too much',
    detail: `Unpacked, all files together may have up to ${megabytes(archiveLimits.inflatedBytes)}; reading stopped there.`,
    remedy: 'Leave out what the plugin does not need; ask the host for data in place of packing it.',
  },
  ratio: {
    title: 'A file unpacks to far more than it takes in the zip',
    detail: `A file may grow up to ${archiveLimits.ratio}-fold; reading stopped there.`,
    remedy: 'Remove the file. If it is real data, ask the host for data in place of packing it.',
  },
}

export const archiveIsWithinLimits: Check = {
  rule: 'archiveIsWithinLimits',
  look({ archive }, report) {
    const { exceeded } = archive
    if (exceeded && !isBlownUp(archive)) report.error({ file: exceeded.path, ...sayings[exceeded.limit] })
    for (const entry of archive.entries) {
      if (entry.content && entry.content.length !== entry.declaredBytes) {
        report.error({
          file: entry.path,
          title: 'The zip lies about the size of a file',
          detail: `It claims ${entry.declaredBytes} bytes and holds ${entry.content.length}.`,
          remedy: 'Make the zip again with an ordinary tool, such as "msdat-plugin pack".',
        })
      }
    }
  },
}
