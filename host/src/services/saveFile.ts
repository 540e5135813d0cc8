import { savedFileBytes } from '@msdat/sdk/contracts/bridge'
import { AppError } from '@msdat/sdk/contracts/problem'

/** Offers bytes as a download under the given name. */
export function saveFile(name: string, mediaType: string, bytes: Uint8Array): void {
  if (bytes.byteLength > savedFileBytes) {
    throw new AppError('too_large', `A file may have ${savedFileBytes / 1024 / 1024} MB.`)
  }
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
