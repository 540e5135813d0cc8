import { host, useGranted } from '@msdat/sdk'
import type { HostInput } from '../../contracts/bridge.ts'
import type { Problem } from '../../contracts/problem.ts'

/** A file by its name, type and bytes. */
export type FileToSave = HostInput<'files.save'>

/** Offers a file to the visitor and answers what went wrong, if anything; null where the plugin may not. */
export function useSaveFile(): ((file: FileToSave) => Promise<Problem | null>) | null {
  return useGranted().includes('files:save') ? saveFile : null
}

async function saveFile(file: FileToSave): Promise<Problem | null> {
  const reply = await host.call('files.save', file)
  return reply.ok ? null : reply.problem
}
