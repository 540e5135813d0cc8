import { archiveLimits } from '@msdat/sdk/contracts/archiveLimits'

/** Why a file cannot be sent as a plugin. */
export function zipFault(file: unknown): string | undefined {
  if (!(file instanceof File) || file.size === 0) return 'Please choose a zip file.'
  if (!/\.zip$/i.test(file.name)) return 'Only a .zip file can be submitted.'
  return file.size > archiveLimits.zipBytes ? 'The zip is larger than 10 MB.' : undefined
}

/** Browsers let go of a file that was written anew after it was chosen. */
export function isStillThere(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}
