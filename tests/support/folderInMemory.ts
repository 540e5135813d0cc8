import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const place = '/dev/shm'
/** Databases and data folders of tests that run at the same time, and as much again for the tests themselves. */
const neededBytes = 8e9

/**
 * A folder in memory for what tests write for a moment, which are hundreds of databases: there it takes half of the
 * processor time. Null where there is too little of it, or programs cannot be started there.
 */
export function folderInMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(place)
    if (bavail * bsize < neededBytes || freemem() < 2 * neededBytes) return null
    const folder = mkdtempSync(join(place, 'msdat-tests-'))
    // PostgreSQL runs as another user where the tests run as root.
    chmodSync(folder, 0o755)
    if (canRunIn(folder)) return folder
    rmSync(folder, { recursive: true })
  } catch {
    // Other systems have no such place.
  }
  return null
}

function canRunIn(folder: string): boolean {
  const script = join(folder, 'try.sh')
  writeFileSync(script, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  return spawnSync(script).status === 0
}
