import { archiveLimits } from '@msdat/sdk/contracts/archiveLimits'
import type { SubmissionForm } from '../review/RegistryCalls.ts'

/** The fields of the filled form; those left empty are left out. */
export function readFields(data: FormData): SubmissionForm {
  const text = (name: string): string => String(data.get(name) ?? '').trim()
  const optional = ['phone', 'purpose', 'description'] as const
  return {
    name: text('name'),
    email: text('email'),
    ...Object.fromEntries(optional.filter((name) => text(name)).map((name) => [name, text(name)])),
  }
}

/** The zip of the filled form, or why it cannot be sent. */
export async function readZip(data: FormData): Promise<File | string> {
  const zip = data.get('plugin')
  if (!(zip instanceof File) || zip.size === 0) return 'Please choose a zip file.'
  if (!/\.zip$/i.test(zip.name)) return 'Only a .zip file can be submitted.'
  if (zip.size > archiveLimits.zipBytes) return 'The zip is larger than 10 MB.'
  // Browsers let go of a file that was written anew after it was chosen.
  const isThere = await zip
    .slice(0, 1)
    .arrayBuffer()
    .then(Boolean, () => false)
  return isThere ? zip : 'The zip has changed since it was chosen. Please choose it again.'
}
