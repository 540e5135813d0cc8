import { savedFileBytes } from '@msdat/sdk/contracts/bridge'
import { AppError } from '@msdat/sdk/contracts/problem'

/** What a file is called is what a computer opens it with: a table may not arrive as a program. */
const endings: Record<string, string> = {
  'text/csv': 'csv',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'application/json': 'json',
  'text/plain': 'txt',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}

/** The name with the ending of its type, and without characters that only turn or hide other ones. */
export function safeFileName(name: string, mediaType: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/^[. ]+|[. ]+$/g, '') || 'file'
  const ending = endings[mediaType] ?? 'txt'
  return plain.toLowerCase().endsWith(`.${ending}`) ? plain : `${plain}.${ending}`
}

/** Offers bytes as a download under the given name. */
export function saveFile(name: string, mediaType: string, bytes: Uint8Array): void {
  if (bytes.byteLength > savedFileBytes) {
    throw new AppError('too_large', `A file may have ${savedFileBytes / 1024 / 1024} MB.`)
  }
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = safeFileName(name, mediaType)
  link.click()
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
